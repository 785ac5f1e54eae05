/**
 * Python 3 expressions in full, and nothing else: what stands around them is found by the reader.
 *
 * The tokens come from a hand-written lexer. It drops line breaks inside brackets, hands a whole
 * string literal over as one token (prefix, quotes and the fields of an f-string included) and calls
 * a name in front of a single '=' ARG_NAME, whatever the name, so that one token of look-ahead tells
 * a keyword argument from an expression.
 *
 * The rules accept a little more than Python does, where that saves look-ahead and adds no call:
 * text that Python takes is read as Python reads it.
 */
parser grammar PythonExpressionParser;

options { superClass = DepthLimitedParser; }

tokens {
  NAME, ARG_NAME, NUMBER, STRING, JUNK, NEWLINE, OTHER,
  LPAR, RPAR, LSQB, RSQB, LBRACE, RBRACE,
  DOT, COMMA, COLON, SEMI, ASSIGN, AUG_ASSIGN, WALRUS, ARROW, ELLIPSIS,
  PLUS, MINUS, STAR, SLASH, DOUBLE_SLASH, PERCENT, AT, TILDE, DOUBLE_STAR,
  SHIFT, AMPERSAND, CARET, PIPE, COMPARE,
  NONE, TRUE, FALSE, AND, OR, NOT, IN, IS, IF, ELSE, FOR, ASYNC, AWAIT, LAMBDA, YIELD, FROM,
  DEF, CLASS, KEYWORD
}

/** The longest expression at the start of the tokens. */
island : tests ;

/** The longest operand at the start of the tokens: the rest may be broken. */
primaryIsland : primary ;

/** All tokens are one expression. */
whole : tests EOF ;

tests : starTest (COMMA starTest)* COMMA? ;

starTest : STAR expr | test ;

test
  : expr (IF expr ELSE test | WALRUS test)?
  | LAMBDA parameters? COLON test
  ;

expr
  : primary
  | <assoc = right> expr DOUBLE_STAR expr
  | (PLUS | MINUS | TILDE) expr
  | expr (STAR | SLASH | DOUBLE_SLASH | PERCENT | AT) expr
  | expr (PLUS | MINUS) expr
  | expr SHIFT expr
  | expr AMPERSAND expr
  | expr CARET expr
  | expr PIPE expr
  | expr (COMPARE | IN | NOT IN | IS) expr
  | NOT expr
  | expr AND expr
  | expr OR expr
  ;

primary : AWAIT? atom trailer* ;

trailer
  : LPAR arguments? RPAR       # callTrailer
  | LSQB subscripts RSQB       # subscriptTrailer
  | DOT NAME                   # attributeTrailer
  ;

atom
  : NAME
  | NUMBER
  | STRING+
  | NONE
  | TRUE
  | FALSE
  | ELLIPSIS
  | LPAR (yieldExpr | tests generator?)? RPAR
  | LSQB (tests generator?)? RSQB
  | LBRACE (entry (generator | (COMMA entry)* COMMA?))? RBRACE { checkEntries(_localctx); }
  ;

entry
  : DOUBLE_STAR test
  | STAR expr
  | test (COLON test)?
  ;

arguments : argument (COMMA argument)* COMMA? ;

argument
  : STAR test
  | DOUBLE_STAR test
  | ARG_NAME ASSIGN (test | JUNK)
  | test generator?
  | JUNK
  ;

subscripts : subscript (COMMA subscript)* COMMA? ;

subscript
  : STAR expr
  | test (COLON test? (COLON test?)?)?
  | COLON test? (COLON test?)?
  ;

generator : clause+ ;

clause : ASYNC? FOR targets IN expr (IF expr)* ;

targets : target (COMMA target)* COMMA? ;

target : STAR? primary ;

yieldExpr : YIELD (FROM test | tests)? ;

parameters : parameter (COMMA parameter)* COMMA? ;

parameter
  : (STAR | DOUBLE_STAR)? (NAME | ARG_NAME) (ASSIGN test)?
  | STAR
  | SLASH
  ;

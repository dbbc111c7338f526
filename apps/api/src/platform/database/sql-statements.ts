export type SqlStatement = {
  readonly text: string;
  /** The line of the file on which the statement begins, from 1. */
  readonly line: number;
};

/** Tokens that may contain or hide a semicolon: comments, strings with and without escapes, names, dollar quotes, words, brackets. */
const token = /--[^\n]*|\/\*|[eE]'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?:[^\W\d]\w*)?\$|[^\W\d][\w$]*|\s+|./uy;
/** Length of a statement's head that shows what it creates. */
const LONGEST_HEAD = 100;
const isBlank = (text: string): boolean => /^(\s|--|\/\*)/.test(text);

const endOfComment = (sql: string, start: number): number => {
  const border = /\/\*|\*\//g;
  border.lastIndex = start;
  let depth = 0;
  for (let found = border.exec(sql); found; found = border.exec(sql)) {
    depth += found[0] === "/*" ? 1 : -1;
    if (depth === 0) return border.lastIndex;
  }
  return sql.length;
};

const endOfToken = (sql: string, start: number): number => {
  token.lastIndex = start;
  const [found = ""] = token.exec(sql) ?? [];
  if (found === "/*") return endOfComment(sql, start);
  if (!/^\$.*\$$/.test(found)) return start + found.length;
  const close = sql.indexOf(found, start + found.length);
  return close < 0 ? sql.length : close + found.length;
};

/** Nesting depth in brackets, or in a function body written `begin atomic … end`: semicolons in it do not end the statement. */
const depthAfter = (depth: number, word: string, statement: string): number => {
  if (word === "(") return depth + 1;
  if (word === ")") return depth - 1;
  if (!/^create\s+(or\s+replace\s+)?(function|procedure)\b/i.test(statement)) return depth;
  if (/^begin$/i.test(word) || (depth > 0 && /^case$/i.test(word))) return depth + 1;
  return depth > 0 && /^end$/i.test(word) ? depth - 1 : depth;
};

/** Splits a file at the semicolons that end a statement, like `psql`. */
export const splitStatements = (sql: string): readonly SqlStatement[] => {
  const statements: SqlStatement[] = [];
  let begin: number | undefined;
  let depth = 0;
  const cut = (end: number) => {
    if (begin === undefined) return;
    statements.push({ text: sql.slice(begin, end).trimEnd(), line: sql.slice(0, begin).split("\n").length });
    begin = undefined;
    depth = 0;
  };
  for (let at = 0, end = 0; at < sql.length; at = end) {
    end = endOfToken(sql, at);
    const found = sql.slice(at, end);
    if (isBlank(found)) continue;
    if (found === ";" && depth === 0) cut(at);
    else {
      begin ??= at;
      depth = depthAfter(depth, found, sql.slice(begin, begin + LONGEST_HEAD));
    }
  }
  cut(sql.length);
  return statements;
};

import { expect, test } from "vitest";
import { splitStatements } from "./sql-statements.ts";

const texts = (sql: string) => splitStatements(sql).map(({ text }) => text);

test("splitStatements cuts at semicolons and returns each statement's first line", () => {
  expect(splitStatements("-- Why: because.\ncreate table a (id int);\n\n/* one; /* two; */ */ insert into a\nvalues (1);\n")).toEqual([
    { text: "create table a (id int)", line: 2 },
    { text: "insert into a\nvalues (1)", line: 4 },
  ]);
});

test.each([
  ["a string", "select 'a;b', 'it''s;'"],
  ["a string with escapes", "select E'a\\';b'"],
  ["a name", 'select 1 as "a;""b"'],
  ["a dollar quote", "do $$ begin perform 1; end $$"],
  ["a tagged dollar quote", "do $body$ begin perform $$;$$; end $body$"],
  ["a comment inside a statement", "select 1 -- not yet;\n  + 1"],
  ["brackets", "create rule r as on insert to a do also (delete from b; delete from c)"],
  [
    "a body in plain SQL",
    "create or replace function f() returns int language sql begin atomic select case when true then 1 end; select 2; end",
  ],
])("a semicolon in %s does not split the statement", (_where, sql) => {
  expect(texts(`${sql};\nselect 2`)).toEqual([sql, "select 2"]);
});

test("begin of a transaction is a statement of its own", () => {
  expect(texts("begin; select $1; commit")).toEqual(["begin", "select $1", "commit"]);
});

test("comments and blank lines yield no statement", () => {
  expect(texts("-- nothing;\n/* here; */\n ;\n;")).toEqual([]);
});

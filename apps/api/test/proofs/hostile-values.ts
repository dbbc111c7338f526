import fc from "fast-check";

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

/** Values that pass most schemas but may break a database. The proofs send each to every field. */
export const trapTexts: readonly string[] = [
  "\u0000",
  "prova\u0000@prova.example",
  "lone \ud800 surrogate",
  "0000-01-01",
  "9999-12-31",
  "9007199254740991",
  "9223372036854775808",
  "100%_\\'\"`$1",
  "1.------------------------------------.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];
/** Values that hardly any schema accepts. */
export const hostileTexts: readonly string[] = [
  ...trapTexts,
  "",
  " ",
  "a\udfff",
  "\u202etxet",
  "\ufeff",
  "é".repeat(256),
  "x".repeat(10_000),
  "%",
  "\\",
  "'; drop table project; --",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1e3",
  "0x10",
  "9".repeat(30),
  "9007199254740993",
  "2026-02-30",
  "infinity",
  "null",
  "true",
  "[object Object]",
];
const others: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 63,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  JSON.parse('{"__proto__":{"isOwner":true}}'),
  { constructor: { prototype: {} } },
  { toString: "x", valueOf: null },
  nested(200),
];
export const hostileValue: fc.Arbitrary<unknown> = fc.constantFrom(...hostileTexts, ...others);

/** Occasionally replaces the value by a hostile one. */
export const nowAndThenHostile = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue });

const DEEP = 20_000;
/** Malformed or unusual JSON bodies. */
export const hostileBodies: readonly string[] = [
  "",
  "{",
  "nul",
  "[1,",
  '"text"',
  "7",
  "null",
  "[]",
  "\ufeff{}",
  "{'name':'x'}",
  '{"name":"a","name":["b"]}',
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  `{"name":"x","more":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`,
  `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
  `{"name":${"9".repeat(5_000)}}`,
  `{"name":"${"x".repeat(900_000)}"}`,
  `{"name":"${"x".repeat(1_100_000)}"}`,
];

/** Malformed or unusual query strings. */
export const hostileQueries: readonly string[] = [
  "page=1&page=2",
  "query=%",
  "query=%zz",
  "query=%c3%28",
  "query=%00",
  "__proto__=1&constructor=2&toString=3",
  "&&&===&=",
  "page[]=1&page[]=2",
  "page[a][b]=1",
  `${"a=1&".repeat(2_000)}`,
  `query=${"x".repeat(9_000)}`,
  "itemsPerPage=9999&page=-1",
  "page=999999999999999999999",
];

export const hostileIds: readonly string[] = [
  ...["0", "-1", "1.5", "1e3", "0x1", "abc", "%00", "%ff", "%2e%2e", "%2f", "１２", "null", "undefined", " ", "1%201", "[1]", "1;2"],
  ...["9".repeat(16), "9".repeat(19), "9".repeat(400), "9".repeat(600)],
];

export const hostileHeaders: readonly { readonly [name: string]: string }[] = [
  ...["[", "[]", "[,]", "[1,,2]", "0", "-1", "1,2", "{}", "1e400", "9".repeat(30), `[${"1,".repeat(2_000)}1]`, "\u00ff", "null"].map(
    (companyId) => ({ companyId }),
  ),
  ...["[1]", "x", "-1", "9".repeat(30)].map((projectId) => ({ projectId })),
  ...["x", "a b c d e f g h", "\u00e9".repeat(9), "x".repeat(5_000)].map((key) => ({ "idempotency-key": key })),
  ...[
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-7",
    "x",
    "/",
    "application/json;;;",
  ].map((type) => ({ "content-type": type })),
  ...["Basic Og==", "Bearer", "Bearer  ", `Bearer ${"x".repeat(3_000)}`, "Bearer a.b.c-------------------"].map((authorization) => ({
    authorization,
  })),
  ...["gzip;q=x", "*;q=0", "br, br, br"].map((accepted) => ({ "accept-encoding": accepted })),
  { "x-http-method-override": "DELETE" },
  { "user-agent": "\u00ff".repeat(4_000) },
];

import { Id, queryList } from "@emdia/contract/list.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { isRefusal } from "../../kernel/outcome.ts";
import { parseCompanies, parseQueryString, parserOf } from "./parse.ts";

describe("query strings", () => {
  test("parseQueryString reads repeated and bracketed names and drops empty values [R-167]", () => {
    expect(parseQueryString("a=1&b[]=2&b[]=3&c=4&c=5&d=&e[]=&f=x%20y")).toEqual({ a: "1", b: ["2", "3"], c: ["4", "5"], f: "x y" });
    expect(parseQueryString("b[]=2")).toEqual({ b: "2" });
    expect(parseQueryString("b[0]=2&b[1]=3&c[x]=4")).toEqual({ b: ["2", "3"], "c[x]": "4" });
    expect(parseQueryString("")).toEqual({});
  });

  test("parseQueryString treats __proto__ as a field name", () => {
    const parsed = parseQueryString("__proto__=1&constructor=2&toString=3");
    expect(Object.entries(parsed)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
      ["toString", "3"],
    ]);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });
});

describe("companyId header", () => {
  test("parseCompanies reads one company, several, or null [CD-133]", () => {
    expect(parseCompanies("5")).toEqual([5]);
    expect(parseCompanies("[5,6]")).toEqual([5, 6]);
    expect(parseCompanies("[ 5 , 6 ]")).toEqual([5, 6]);
    expect(parseCompanies(undefined)).toBeNull();
    expect(parseCompanies("")).toBeNull();
  });

  test("parseCompanies returns any list of ids unchanged [CD-133]", () => {
    const companies = fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(companies, (ids) => {
        expect(parseCompanies(JSON.stringify(ids))).toEqual(ids);
      }),
    );
  });

  test("parseCompanies refuses any other text [CD-133]", () => {
    const garbage = fc.string().filter((text) => text !== "" && !/^\s*\d/.test(text) && !/^\[[\d,\s]+\]$/.test(text));
    fc.assert(fc.property(garbage, (text) => isRefusal(parseCompanies(text))));
    for (const text of ["[]", "[,]", "[5,]", "0", "-1", "1.5", "5,6", `[${"1,".repeat(100)}1]`, `[${"9".repeat(2_001)}]`])
      expect(isRefusal(parseCompanies(text)), text.slice(0, 20)).toBe(true);
  });
});

describe("parserOf", () => {
  const parse = parserOf("/companies/{id}/notes/{name}", {
    permission: "self",
    summary: "A route of this test",
    params: { name: z.string().check(z.minLength(2)) },
    query: z.object({ of: z.optional(queryList(z.string())) }),
    body: z.object({ title: z.string(), parts: z.array(z.object({ size: z.int() })) }),
    answer: z.null(),
  });
  type Request = Parameters<typeof parse>[0];
  const asked = (request: object) => parse(request as Request);

  test("parserOf returns only the fields of the contract", () => {
    const body = { title: "a", parts: [{ size: 1, extra: true }], extra: true };
    expect(asked({ params: { id: "5", name: "ab" }, query: { of: "x" }, body, headers: {} })).toEqual({
      params: { id: 5, name: "ab" },
      query: { of: ["x"] },
      body: { title: "a", parts: [{ size: 1 }] },
    });
  });

  test("parserOf names every invalid field with its path", () => {
    const refused = asked({ params: { id: "0", name: "a" }, query: {}, body: { parts: [{ size: 1 }, { size: "2" }] }, headers: {} });
    expect(refused).toMatchObject({ code: "request.malformed" });
    expect(isRefusal(refused) && refused.details).toEqual({
      fields: [
        { field: "params.id", rule: "too_small" },
        { field: "params.name", rule: "too_small" },
        { field: "body.title", rule: "invalid_type" },
        { field: "body.parts.1.size", rule: "invalid_type" },
      ],
    });
  });

  test("parserOf treats a missing body as an empty object", () => {
    const refused = asked({ params: { id: "5", name: "ab" }, query: {}, body: undefined, headers: {} });
    expect(isRefusal(refused) && refused.details).toMatchObject({ fields: [{ field: "body.title" }, { field: "body.parts" }] });
  });

  test("parserOf refuses an id above the safe integer range", () => {
    const parseId = parserOf("/companies/{id}", { permission: "self", summary: "A route of this test", answer: Id });
    const withId = (id: string) => parseId({ params: { id }, query: {}, headers: {} } as unknown as Request);
    expect(withId("9007199254740991")).toEqual({ params: { id: 9_007_199_254_740_991 } });
    expect(isRefusal(withId("9007199254740993"))).toBe(true);
    expect(isRefusal(withId("9".repeat(400)))).toBe(true);
  });
});

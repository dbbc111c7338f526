import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("the search string is parsed and written as plain text [R-014]", () => {
  expect(parseSearch("?passo=1&nome=Ip%C3%AA")).toEqual({ passo: "1", nome: "Ipê" });
  expect(stringifySearch({ passo: 1, nome: "Ipê" })).toBe("?passo=1&nome=Ip%C3%AA");
});

test("a repeated parameter is parsed and written as a list", () => {
  expect(parseSearch("?status=a&status=b")).toEqual({ status: ["a", "b"] });
  expect(stringifySearch({ status: ["a", "b"] })).toBe("?status=a&status=b");
});

test("stringifySearch omits empty values [R-167]", () => {
  expect(stringifySearch({ a: "", b: false, c: null, d: undefined, e: 0, f: "x" })).toBe("?e=0&f=x");
  expect(stringifySearch({ a: "" })).toBe("");
});

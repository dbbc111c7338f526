import { contract } from "@emdia/contract/contract.ts";
import type { Route } from "@emdia/contract/route.ts";
import { expect, test } from "vitest";
import { openApi } from "./openapi.ts";

const described = openApi(contract);
type Operation = {
  "x-permission": unknown;
  responses: Record<string, { description: string }>;
  parameters: { name: string; in: string; required: boolean }[];
};
const operationOf = (key: string) => {
  const [method = "", path = ""] = key.split(" ");
  return described.paths[path]?.[method.toLowerCase()] as Operation;
};

test("every route is described with its permission, answer and refusals [R-517]", () => {
  for (const [key, route] of Object.entries<Route>(contract)) {
    const { responses, ...operation } = operationOf(key);
    expect(operation["x-permission"]).toEqual(route.permission);
    expect(Object.keys(responses)).toContain(String(route.status ?? 200));
    const told = Object.values(responses)
      .map(({ description }) => description)
      .join(", ");
    const codes = [
      ...(route.refusals ?? []),
      ...(route.permission === "public" ? [] : ["session.denied", "permission.missing"]),
      ...(key.includes("{") ? ["route.not_found"] : []),
      ...(key.startsWith("GET ") || route.upload ? [] : ["request.not_json", "request.unsupported_type", "request.too_large"]),
    ];
    for (const code of codes) expect(told, key).toContain(code);
  }
  expect(described.servers).toEqual([{ url: "/api" }]);
});

test("parameters have their wire names, and defaults make them optional [R-239] [R-518]", () => {
  const { parameters } = operationOf("GET /projects");
  expect(parameters.map(({ name, in: where, required }) => `${where} ${name}${required ? "!" : ""}`)).toMatchInlineSnapshot(`
    [
      "query page",
      "query itemsPerPage",
      "query query",
      "query state",
      "query companies",
      "query facilities",
      "query departments",
      "query projects",
      "query provider",
      "query plan",
      "query startsFrom",
      "query endsUntil",
      "query orderBy",
      "header companyId",
    ]
  `);
  expect(operationOf("PUT /companies/facilities/{id}").parameters[0]).toEqual({
    name: "id",
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
  });
});

test("openApi returns a JSON document of version 3.1", () => {
  expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  expect(described.openapi).toBe("3.1.0");
});

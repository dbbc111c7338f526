import { contract } from "@emdia/contract/contract.ts";
import { asksForPass } from "@emdia/contract/identity/robot.ts";
import { isPermissionKey } from "@emdia/contract/permissions.ts";
import { refusals } from "@emdia/contract/refusals.ts";
import type { Routes } from "@emdia/contract/route.ts";
import { describe, expect, test } from "vitest";
import { openApi } from "../../src/platform/http/openapi.ts";
import { uploadRefusals } from "../../src/platform/http/uploads/openapi-uploads.ts";
import { everyRoute } from "./every-route.ts";

type Json = { readonly [name: string]: unknown };
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Json };
type Answer = { readonly description: string; readonly content?: { readonly "application/json": { readonly schema: Json } } };
type Refused = { readonly properties: { readonly statusCode: Json; readonly code: { readonly enum: readonly (keyof typeof refusals)[] } } };
type Operation = {
  readonly summary: string;
  readonly "x-permission": unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Json } } };
  readonly responses: { readonly [status: string]: Answer };
};

/** The document as JSON, without undefined values. */
const document = JSON.parse(JSON.stringify(openApi(contract as Routes)));
const operationOf = (method: string, path: string): Operation => document.paths[path][method.toLowerCase()];
const operations = everyRoute.map((listed) => ({ ...listed, operation: operationOf(listed.method, listed.path) }));

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
/** The value with its parts, except examples, which are no schemas. */
const everythingIn = (value: unknown): readonly Json[] =>
  isObject(value) ? [value, ...Object.entries(value).flatMap(([name, part]) => (name === "examples" ? [] : everythingIn(part)))] : [];
const at = (pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((found, part) => (isObject(found) ? found[part] : undefined), document);

/** Resumable uploads lead to every form route with that route's permission; `refused-uploads.test.ts` covers them. */
const inParts = ["POST /uploads", "HEAD /uploads/{id}", "PATCH /uploads/{id}", "DELETE /uploads/{id}"];

describe("OpenAPI document", () => {
  test.for(inParts)("%s names the target route's permission and the session refusal", (key) => {
    const [method = "", path = ""] = key.split(" ");
    const { "x-permission": permission, responses } = operationOf(method, path);
    expect(permission).toBe("of the route it leads to");
    expect(responses[401]?.description).toContain("session.denied");
  });

  test("has an operation for every route and for uploads in parts", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Em Dia", version: expect.any(String) },
      servers: [{ url: "/api" }],
    });
    const told = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.toSorted()).toEqual([...everyRoute.map(({ key }) => key), ...inParts].toSorted());
  });

  test.for(operations)("$key has a valid x-permission", ({ operation }) => {
    const permission = operation["x-permission"];
    const keys = isObject(permission) && "table" in permission ? Object.values(permission.table as object).flat() : [permission].flat();
    expect(keys.filter((key) => key !== "public" && key !== "self" && !isPermissionKey(String(key)))).toEqual([]);
    expect(keys.length).toBeGreaterThan(0);
  });

  test.for(operations)("$key lists its answer and each refusal code under its status", ({ key, method, operation, route }) => {
    const { [String(route.status ?? 200)]: success, [String(route.emptyStatus)]: empty, ...refused } = operation.responses;
    expect(success?.content !== undefined).toBe(route.status !== 204);
    expect(empty !== undefined && empty.content === undefined).toBe(route.emptyStatus !== undefined);
    const codes = Object.entries(refused).flatMap(([status, { content }]) => {
      const { properties } = (content?.["application/json"].schema ?? {}) as Refused;
      expect(properties.statusCode).toEqual({ const: Number(status) });
      expect(properties.code.enum.filter((code) => refusals[code].status !== Number(status))).toEqual([]);
      return properties.code.enum;
    });
    const always = [
      "request.malformed",
      "request.too_many",
      ...(key.includes("{") ? ["route.not_found"] : []),
      ...(method === "GET" || route.upload ? [] : ["request.not_json", "request.unsupported_type", "request.too_large"]),
      ...(asksForPass(route) ? ["robot.not_confirmed"] : []),
      ...(route.permission === "public" ? [] : ["session.denied", "permission.missing"]),
      ...(route.upload ? uploadRefusals(route.upload) : []),
    ];
    expect(new Set(codes)).toEqual(new Set([...always, ...(route.refusals ?? [])]));
  });

  test.for(operations)("$key lists each path parameter once", ({ operation, parameters }) => {
    const named = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(named).size).toBe(named.length);
    const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name)).toEqual(parameters);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(operation.parameters.every(({ schema }) => isObject(schema))).toBe(true);
  });

  test("has valid operations and no dangling reference", () => {
    for (const { key, operation, route, method } of operations) {
      expect(operation.summary.length, key).toBeGreaterThan(5);
      expect(
        Object.entries(operation.responses).filter(([status, { description }]) => !/^[1-5]\d\d$/.test(status) || !description),
        key,
      ).toEqual([]);
      expect(operation.requestBody !== undefined, key).toBe(route.body !== undefined || route.upload !== undefined);
      expect(method === "GET" && operation.requestBody !== undefined, key).toBe(false);
    }
    const pointers = everythingIn(document).flatMap((part) => (typeof part.$ref === "string" ? [part.$ref] : []));
    expect(pointers.filter((pointer) => !pointer.startsWith("#/") || at(pointer) === undefined)).toEqual([]);
  });

  test("has schemas that are valid JSON Schema 2020-12", () => {
    const schemas = everythingIn(document).flatMap(({ schema }) => (isObject(schema) ? everythingIn(schema) : []));
    const types = ["string", "integer", "number", "boolean", "object", "array", "null"];
    const wrong = schemas.filter(
      ({ type, required, properties, enum: choices }) =>
        (typeof type === "string" && !types.includes(type)) ||
        (Array.isArray(required) && isObject(properties) && required.some((name) => !Object.hasOwn(properties, name))) ||
        (choices !== undefined && !Array.isArray(choices)),
    );
    expect(wrong).toEqual([]);
    expect(schemas.length).toBeGreaterThan(operations.length);
  });
});

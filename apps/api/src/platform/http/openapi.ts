import { asksForPass } from "@emdia/contract/identity/robot.ts";
import { type RefusalCode, refusals } from "@emdia/contract/refusals.ts";
import type { Route, Routes, Schema } from "@emdia/contract/route.ts";
import * as z from "zod/mini";
import { resumablePaths, uploadContent, uploadRefusals } from "./uploads/openapi-uploads.ts";

type Json = { readonly [name: string]: unknown };
const jsonOf = (schema: Schema, io: "input" | "output"): Json & { properties?: Json; required?: string[] } => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json as Json;
};

/** Query parameters: the schema is that of the parsed value ("output"), but a parameter with a default is optional ("input"). */
const queryParameters = (query: Schema) => {
  const { required = [] } = jsonOf(query, "input");
  return Object.entries(jsonOf(query, "output").properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
};
const pathParameters = (key: string, route: Route) =>
  [...key.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const declared = route.params?.[name];
    return { name, in: "path", required: true, schema: declared ? jsonOf(declared, "input") : { type: "integer", minimum: 1 } };
  });
const headerParameters = (route: Route) =>
  route.permission === "public"
    ? []
    : [
        {
          name: "companyId",
          in: "header",
          required: false,
          description: "Act for these companies only: `5` or `[5,6]`",
          schema: { type: "string" },
        },
      ];

const always: readonly RefusalCode[] = ["request.malformed", "request.too_many"];
const notConfirmed: readonly RefusalCode[] = ["robot.not_confirmed"];
const signedInOnly: readonly RefusalCode[] = ["session.denied", "permission.missing"];
/** Refusals of the body parser. It reads the body of every method except GET, whether the route declares one or not. */
const bodyRefusals: readonly RefusalCode[] = ["request.not_json", "request.unsupported_type", "request.too_large"];
/** A path parameter that does not match its pattern leads to no route. */
const pathRefusals: readonly RefusalCode[] = ["route.not_found"];
const refusalCodesOf = (key: string, route: Route): readonly RefusalCode[] => [
  ...new Set([
    ...always,
    ...(key.includes("{") ? pathRefusals : []),
    ...(key.startsWith("GET ") || route.upload ? [] : bodyRefusals),
    ...(asksForPass(route) ? notConfirmed : []),
    ...(route.permission === "public" ? [] : signedInOnly),
    ...(route.upload ? uploadRefusals(route.upload) : []),
    ...(route.refusals ?? []),
  ]),
];
const refusalAnswers = (key: string, route: Route) => {
  const byStatus = Map.groupBy(refusalCodesOf(key, route), (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(", "),
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["statusCode", "code", "message"],
              properties: { statusCode: { const: status }, code: { enum: codes }, message: { type: "string" }, details: {} },
            },
          },
        },
      },
    ]),
  );
};
const success = (route: Route) => ({
  description: route.summary,
  ...(route.answersFile && { content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } } }),
  ...(route.status !== 204 && !route.answersFile && { content: { "application/json": { schema: jsonOf(route.answer, "input") } } }),
});
const operation = (key: string, route: Route) => ({
  summary: route.summary,
  "x-permission": route.permission,
  parameters: [...pathParameters(key, route), ...(route.query ? queryParameters(route.query) : []), ...headerParameters(route)],
  ...(route.body && { requestBody: { required: true, content: { "application/json": { schema: jsonOf(route.body, "input") } } } }),
  ...(route.upload && { requestBody: { required: true, content: uploadContent(route.upload) } }),
  responses: {
    [route.status ?? 200]: success(route),
    ...(route.emptyStatus && { [route.emptyStatus]: { description: "Empty" } }),
    ...refusalAnswers(key, route),
  },
});

/** Generates OpenAPI 3.1 from the contract's tables. */
export const openApi = (routes: Routes) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, route] of Object.entries(routes)) {
    const [method = "GET", path = "/"] = key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, route) };
  }
  Object.assign(paths, resumablePaths(routes));
  return { openapi: "3.1.0", info: { title: "Em Dia", version: "1" }, servers: [{ url: "/api" }], paths };
};

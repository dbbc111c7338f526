import { Id } from "@emdia/contract/list.ts";
import type { Route, Schema } from "@emdia/contract/route.ts";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Refusal, refuse } from "../../kernel/outcome.ts";

export type Received = { readonly params: unknown; readonly query: unknown; readonly body: unknown; readonly headers: unknown };
/** The parts of a request, real or reconstructed. */
export type Brought = Pick<FastifyRequest, "params" | "query" | "body" | "headers">;
type Malformed = Refusal<"request.malformed">;
type Field = { readonly field: string; readonly rule: string };

const fieldsOf = (where: string, { issues }: z.core.$ZodError): readonly Field[] =>
  issues.map((issue) => ({ field: [where, ...issue.path.map(String)].join("."), rule: issue.code }));

/** Accepts digits only: other number notations (`+1`, `1e3`, `0x1`) are no id. */
const positiveInteger = z.pipe(
  z.transform((given) => (/^\d{1,16}$/.test(String(given).trim()) ? Number(given) : Number.NaN)),
  Id,
);
const parametersOf = (path: string, route: Route): Schema =>
  z.object(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, route.params?.[name] ?? positiveInteger])));

/** Parses all parts of a request with the contract's schemas. The refusal names each invalid field. */
export const parserOf = (path: string, route: Route) => {
  const parts: readonly (readonly [keyof Received, Schema | undefined, (request: Brought) => unknown])[] = [
    ["params", parametersOf(path, route), (request) => request.params],
    ["query", route.query, (request) => request.query],
    ["body", route.body, (request) => request.body ?? {}],
    ["headers", route.headers, (request) => request.headers],
  ];
  return (request: Brought): Received | Malformed => {
    const received: Record<string, unknown> = {};
    const fields: Field[] = [];
    for (const [where, schema, take] of parts) {
      if (!schema) continue;
      const result = z.safeParse(schema, take(request));
      if (result.success) received[where] = result.data;
      else fields.push(...fieldsOf(where, result.error));
    }
    return fields.length > 0 ? refuse("request.malformed", { fields }) : (received as Received);
  };
};

/** Parses the fields of a form upload. */
export const parseFields = (schema: Schema, fields: { readonly [name: string]: string }): { readonly fields: unknown } | Malformed => {
  const result = z.safeParse(schema, fields);
  return result.success ? { fields: result.data } : refuse("request.malformed", { fields: fieldsOf("body", result.error) });
};

/** Parses `status[]=a&status[]=b`, indexed names (`status[0]=a`) and repeated names. Drops empty values, which mean no filter. */
export const parseQueryString = (text: string): Record<string, string | string[]> => {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === "") continue;
    const plain = name.replace(/\[\d*\]$/, "");
    values.set(plain, [...(values.get(plain) ?? []), value]);
  }
  return Object.fromEntries([...values].map(([name, [first = "", ...more]]) => [name, more.length === 0 ? first : [first, ...more]]));
};

const companyIds = z.array(positiveInteger).check(z.minLength(1), z.maxLength(100));

/** Parses the `companyId` header: `5` or `[5,6]` (CD-133). Null selects all companies of the account. */
export const parseCompanies = (header: string | readonly string[] | undefined): readonly number[] | null | Malformed => {
  if (header === undefined || header === "") return null;
  const [, several] = /^\[([\d,\s]{1,2000})\]$/.exec(String(header)) ?? [];
  const result = z.safeParse(companyIds, several === undefined ? [header] : several.split(","));
  return result.success ? result.data : refuse("request.malformed", { fields: [{ field: "headers.companyId", rule: "invalid_format" }] });
};

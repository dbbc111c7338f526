import { randomUUID } from "node:crypto";
import type { TestRequest } from "./ask.ts";
import type { ListedRoute, Params } from "./every-route.ts";
import { fittingBody, fittingRequest } from "./fitting-request.ts";
import { fittingValue } from "./fitting-values.ts";
import { hostileBodies, trapTexts } from "./hostile-values.ts";

type Path = readonly string[];
/** Paths of all leaves of a value. */
const leavesOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === "object" && value !== null ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name])) : [path];

const replaced = (value: unknown, [name, ...rest]: Path, trap: string): unknown => {
  if (name === undefined) return trap;
  if (Array.isArray(value)) return value.with(Number(name), replaced(value[Number(name)], rest, trap));
  return { ...(value as object), [name]: replaced((value as { readonly [part: string]: unknown })[name], rest, trap) };
};

const inTheBody = (route: ListedRoute, real: Params): readonly TestRequest[] => {
  const body = fittingBody(route);
  if (body === undefined) return [];
  const spoiled = leavesOf(body).flatMap((path) => trapTexts.map((trap) => replaced(body, path, trap)));
  const bodies = [...spoiled.map((value) => JSON.stringify(value)), ...hostileBodies];
  return bodies.map((body) => ({ ...fittingRequest(route, real), body, headers: { "idempotency-key": randomUUID() } }));
};
const inTheQuery = (route: ListedRoute, real: Params): readonly TestRequest[] => {
  if (!route.route.query) return [];
  const names = Object.keys(fittingValue(route.route.query, `the query of ${route.key}`) as object);
  const asked = fittingRequest(route, real);
  return names.flatMap((name) => trapTexts.map((trap) => ({ ...asked, path: `${asked.path}?${new URLSearchParams([[name, trap]])}` })));
};

/** Requests with each trap text in each field, and with each malformed body. */
export const trapRequests = (route: ListedRoute, real: Params): readonly TestRequest[] => [
  ...inTheBody(route, real),
  ...inTheQuery(route, real),
];

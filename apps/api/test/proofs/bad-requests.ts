import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { TestRequest } from "./ask.ts";
import type { ListedRoute, Params } from "./every-route.ts";
import { valuesFor } from "./fitting-values.ts";
import { hostileBodies, hostileHeaders, hostileIds, hostileQueries, hostileTexts, nowAndThenHostile } from "./hostile-values.ts";

type Body = Pick<TestRequest, "body">;
const mostly = <T>(usual: fc.Arbitrary<T>, strange: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: strange });

const bodies = ({ method, route }: ListedRoute): fc.Arbitrary<Body> => {
  if (method === "GET") return fc.constant({});
  const strange = fc.oneof(fc.constantFrom(...hostileBodies), fc.json()).map((body) => ({ body }));
  if (!route.body) return mostly<Body>(fc.constant({}), strange);
  const written = valuesFor(route.body, "input", nowAndThenHostile).map((value) => ({ body: JSON.stringify(value) }));
  return mostly<Body>(written, strange);
};

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const asPairs = (value: unknown): readonly [string, string][] =>
  Object.entries(value ?? {}).flatMap(([name, one]) => [one].flat().map((single): [string, string] => [name, asText(single)]));
const queries = ({ route }: ListedRoute): fc.Arbitrary<string> => {
  const strange = fc.oneof(
    fc.constantFrom(...hostileQueries),
    fc.array(fc.tuple(fc.string(), fc.constantFrom(...hostileTexts)), { maxLength: 3 }).map((pairs) => String(new URLSearchParams(pairs))),
  );
  if (!route.query) return mostly(fc.constant(""), strange);
  const named = valuesFor(route.query, "output", nowAndThenHostile).map((value) => String(new URLSearchParams([...asPairs(value)])));
  return mostly(named, strange);
};

const pathsOf = ({ path, parameters }: ListedRoute, real: Params): fc.Arbitrary<string> => {
  const chosen = Object.fromEntries(
    parameters.map((name) => [name, mostly(fc.constant(String(real[name] ?? "x")), fc.constantFrom(...hostileIds))]),
  );
  return fc.record(chosen).map((params) => path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ""));
};

/** Requests to a route that are mostly valid and wrong in some part. */
export const badRequests = (route: ListedRoute, real: Params): fc.Arbitrary<TestRequest> =>
  fc
    .record({
      path: pathsOf(route, real),
      query: queries(route),
      body: bodies(route),
      headers: mostly<TestRequest["headers"]>(fc.constant({ "idempotency-key": randomUUID() }), fc.constantFrom(...hostileHeaders)),
    })
    .map(({ path, query, body, headers }) => ({
      method: route.method,
      path: query ? `${path}?${query}` : path,
      ...body,
      ...(headers && { headers }),
    }));

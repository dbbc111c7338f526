import type { Route, Routes } from "@emdia/contract/route.ts";
import { type ListedRoute, listed, pathWith } from "./every-route.ts";
import { fittingValue } from "./fitting-values.ts";

export type Addressed = ListedRoute<string>;
export const addressed = (routes: Routes): readonly Addressed[] => Object.entries(routes).map(([key, route]) => listed(key, route));

/** A path that matches this route: digits for ids, a fitting word for other parameters. */
export const ownAddress = ({ key, path, parameters, route }: Addressed): string =>
  pathWith(path, Object.fromEntries(parameters.map((name) => [name, wordFor(route, name, key)])));
const wordFor = ({ params }: Route, name: string, key: string): string => {
  const declared = params?.[name];
  return declared ? String(fittingValue(declared, `${name} of ${key}`)) : "7";
};

const segmentsOf = (path: string): readonly string[] => path.split("/");
const overlap = (one: string, other: string): boolean => one === other || one.startsWith("{") || other.startsWith("{");

/** All pairs of routes with the same method and templates that could match one path, ignoring parameter patterns. */
export const collisionsAmong = (routes: readonly Addressed[]): readonly { readonly asked: Addressed; readonly rival: Addressed }[] =>
  routes.flatMap((asked) => {
    const own = segmentsOf(asked.path);
    const rivals = routes.filter(({ method, path, key }) => {
      const segments = segmentsOf(path);
      return (
        key !== asked.key &&
        method === asked.method &&
        segments.length === own.length &&
        own.every((one, at) => overlap(one, segments[at] ?? ""))
      );
    });
    return rivals.map((rival) => ({ asked, rival }));
  });

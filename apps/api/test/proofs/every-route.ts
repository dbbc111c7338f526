import { type Contract, contract } from "@emdia/contract/contract.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { Input, Route } from "@emdia/contract/route.ts";

export type RouteKey = keyof Contract;
/** Routes with a row id in their path: `{id}` or `{…Id}`. */
export type KeyWithId = Extract<RouteKey, `${string}{id}${string}` | `${string}Id}${string}`>;
export type ParamsOf<K extends RouteKey> = Input<K, Contract[K]>["params"];

export type ListedRoute<Key extends string = RouteKey> = {
  readonly key: Key;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly string[];
  readonly route: Route;
};

const parametersOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export const listed = <Key extends string>(key: Key, route: Route): ListedRoute<Key> => {
  const [method = "GET", path = "/"] = key.split(" ");
  return { key, method, path, parameters: parametersOf(path), route };
};
const isRouteKey = (key: string): key is RouteKey => Object.hasOwn(contract, key);

/** All routes of the contract: the proofs cover a new route automatically. */
export const everyRoute: readonly ListedRoute[] = Object.keys(contract)
  .filter(isRouteKey)
  .map((key) => listed(key, contract[key]));
export const closedRoutes = everyRoute.filter(({ route }) => route.permission !== "public");

export const hasId = (route: ListedRoute): route is ListedRoute & { readonly key: KeyWithId } =>
  route.parameters.some((name) => name === "id" || name.endsWith("Id"));

export type Params = { readonly [name: string]: number | string };
export const pathWith = (path: string, params: Params): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** An id that no row has. */
export const ABSENT_ID = 8_999_999_999_999_001;

/** Permissions of a route of which one is required, with the body field that selects them if the body decides. */
export type Door = { readonly keys: readonly PermissionKey[]; readonly bodyField: { readonly [name: string]: string } };
const isSeveral = (permission: Route["permission"]): permission is readonly [PermissionKey, ...PermissionKey[]] =>
  Array.isArray(permission);
export const doorsOf = ({ permission }: Route): readonly Door[] => {
  if (permission === "public" || permission === "self") return [];
  if (typeof permission === "string") return [{ keys: [permission], bodyField: {} }];
  if (isSeveral(permission)) return [{ keys: permission, bodyField: {} }];
  return Object.entries(permission.table).map(([value, key]) => ({ keys: [key].flat(), bodyField: { [permission.by]: value } }));
};

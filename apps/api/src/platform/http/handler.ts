import type { Contract } from "@emdia/contract/contract.ts";
import type { CommonRefusalCode, RefusalCode } from "@emdia/contract/refusals.ts";
import type { Answer, Input, RefusalOf, Route, Routes } from "@emdia/contract/route.ts";
import type { Refusal } from "../../kernel/outcome.ts";
import type { DeviceScope, PublicScope, Scope } from "../access/scope.ts";

type ScopeOf<R extends Route> = R["session"] extends "optional"
  ? PublicScope | Scope
  : R["permission"] extends "public"
    ? PublicScope
    : R["device"] extends true
      ? DeviceScope | Scope
      : Scope;
type HandlerOf<K extends string, R extends Route> = (
  scope: ScopeOf<R>,
  input: Input<K, R>,
) => Promise<Answer<R> | Refusal<RefusalOf<R> | CommonRefusalCode>>;

/** Type of a use case by its route: the contract defines input, answer and refusals. */
export type Handler<K extends keyof Contract> = HandlerOf<K, Contract[K]>;

/** Exactly one handler for each route of a module. */
export type Handlers<T extends Routes> = { readonly [K in keyof T & string]: HandlerOf<K, T[K]> };

/** Form fields of an upload route. */
type FormFields<K extends string, R extends Route> = Input<K, R>["body"] extends { readonly fields: infer F } ? F : undefined;
type ForesightOf<K extends string, R extends Route> = (
  scope: Scope,
  asked: { readonly params: Input<K, R>["params"]; readonly fields: FormFields<K, R> | undefined },
) => Promise<Refusal<RefusalOf<R> | CommonRefusalCode> | undefined>;

/** Check before an upload: refuses by path parameters and form fields (if known) before the file is sent. */
export type Precheck<K extends keyof Contract> = ForesightOf<K, Contract[K]>;
type Foresights = { readonly [K in keyof Contract]?: Precheck<K> };

export type AnyHandler = (scope: PublicScope | DeviceScope | Scope, input: unknown) => Promise<unknown | Refusal<RefusalCode>>;
export type AnyForesight = (scope: Scope, asked: { readonly params: unknown; readonly fields: unknown }) => Promise<Refusal | undefined>;
export type Module = {
  readonly name: string;
  readonly routes: Routes;
  readonly handlers: { readonly [key: string]: AnyHandler };
  readonly foresights?: { readonly [key: string]: AnyForesight };
};

/** Pairs routes with their handlers. Drops the types, which are checked here. */
export const module = <T extends Routes>(name: string, routes: T, handlers: Handlers<T>): Module => ({
  name,
  routes,
  handlers: handlers as unknown as Module["handlers"],
});

/** Adds prechecks to a module's upload routes. */
export const withPrechecks = (served: Module, foresights: Foresights): Module => ({
  ...served,
  foresights: foresights as unknown as NonNullable<Module["foresights"]>,
});

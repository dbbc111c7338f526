import type { Contract } from "@emdia/contract/contract.ts";
import type { CommonRefusalCode, RefusalCode } from "@emdia/contract/refusals.ts";
import type { Answer, Input, RefusalOf, Route, Routes } from "@emdia/contract/route.ts";
import type { Refusal } from "../../kernel/outcome.ts";
import type { PublicScope, Scope } from "../access/scope.ts";

type ScopeOf<R extends Route> = R["permission"] extends "public" ? PublicScope : Scope;
type HandlerOf<K extends string, R extends Route> = (
  scope: ScopeOf<R>,
  input: Input<K, R>,
) => Promise<Answer<R> | Refusal<RefusalOf<R> | CommonRefusalCode>>;

/** The shape of a use case: its name is its route, and the contract says what it receives, answers and may refuse. */
export type Handler<K extends keyof Contract> = HandlerOf<K, Contract[K]>;

/** What a module serves: one handler for each of its routes, no more and no less. */
export type Handlers<T extends Routes> = { readonly [K in keyof T & string]: HandlerOf<K, T[K]> };

export type AnyHandler = (scope: PublicScope | Scope, input: unknown) => Promise<unknown | Refusal<RefusalCode>>;
export type Module = { readonly name: string; readonly routes: Routes; readonly handlers: { readonly [key: string]: AnyHandler } };

/** Ties the routes of an area to their handlers; the types have been compared here, and need not be carried further. */
export const module = <T extends Routes>(name: string, routes: T, handlers: Handlers<T>): Module => ({
  name,
  routes,
  handlers: handlers as unknown as Module["handlers"],
});

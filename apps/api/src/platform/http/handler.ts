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

/** What a form tells beside its file. */
type FormFields<K extends string, R extends Route> = Input<K, R>["body"] extends { readonly fields: infer F } ? F : undefined;
type ForesightOf<K extends string, R extends Route> = (
  scope: Scope,
  asked: { readonly params: Input<K, R>["params"]; readonly fields: FormFields<K, R> | undefined },
) => Promise<Refusal<RefusalOf<R> | CommonRefusalCode> | undefined>;

/** What a use case would refuse of a file that has not been sent: asked before its bytes, with what is told beside it where that is known. */
export type Precheck<K extends keyof Contract> = ForesightOf<K, Contract[K]>;
type Foresights = { readonly [K in keyof Contract]?: Precheck<K> };

export type AnyHandler = (scope: PublicScope | Scope, input: unknown) => Promise<unknown | Refusal<RefusalCode>>;
export type AnyForesight = (scope: Scope, asked: { readonly params: unknown; readonly fields: unknown }) => Promise<Refusal | undefined>;
export type Module = {
  readonly name: string;
  readonly routes: Routes;
  readonly handlers: { readonly [key: string]: AnyHandler };
  readonly foresights?: { readonly [key: string]: AnyForesight };
};

/** Ties the routes of an area to their handlers; the types have been compared here, and need not be carried further. */
export const module = <T extends Routes>(name: string, routes: T, handlers: Handlers<T>): Module => ({
  name,
  routes,
  handlers: handlers as unknown as Module["handlers"],
});

/** A module some of whose uploads are answered before their bytes are sent. */
export const withPrechecks = (served: Module, foresights: Foresights): Module => ({
  ...served,
  foresights: foresights as unknown as NonNullable<Module["foresights"]>,
});

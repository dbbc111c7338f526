import type { PermissionKey, PermissionSide } from "@emdia/contract/permissions.ts";
import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../database/transaction.ts";

export type Side = Exclude<PermissionSide, "both">;

/** What a person holds in one company, acting on one side of it. */
export type ScopeEntry = {
  readonly companyId: number;
  readonly side: Side;
  /** "all" is the owner of the company (CD-061). */
  readonly permissions: readonly string[] | "all";
  /** The projects the person is restricted to. */
  readonly projects: readonly number[] | "all";
};
export type Caller = { readonly address: string; readonly userAgent: string; readonly requestId: string };
export type ScopeAccount = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly emailVerified: boolean;
  readonly accountVerified: boolean;
  readonly createdAt: string;
};

/** What everybody brings along, signed in or not. */
export type PublicScope = {
  readonly today: IsoDay;
  readonly now: Date;
  readonly caller: Caller;
  readonly tx: Tx;
  /** Commits on its own, before and whatever this request answers: failed attempts, spent codes, ended sessions. */
  readonly inIndependentTransaction: <T>(accountId: number | null, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same for one statement, which travels to the database and back once. Its function says for whom it speaks. */
  readonly inOneStatement: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};
/** Who asks, for which companies, with which permissions: the first argument of every use case. */
export type Scope = PublicScope & {
  readonly account: ScopeAccount;
  readonly sessionId: string;
  readonly entries: readonly ScopeEntry[];
};

const sideFits = (key: PermissionKey, side: Side): boolean => {
  const { side: asked } = permissionCatalogue[key];
  return asked === "both" || asked === side;
};
export const holds = (entry: ScopeEntry, key: PermissionKey): boolean =>
  sideFits(key, entry.side) && (entry.permissions === "all" || entry.permissions.includes(key));

/** The entries that carry a key: a list is one branch for each side of them. */
export const entriesHolding = (scope: Pick<Scope, "entries">, key: PermissionKey): readonly ScopeEntry[] =>
  scope.entries.filter((entry) => holds(entry, key));

/** How far entries reach: whole companies, and single projects together with the company in which the person is restricted to them. */
export type Reach = {
  readonly companyIds: readonly number[];
  readonly projects: readonly { readonly companyId: number; readonly projectId: number }[];
};
export const reachOf = (entries: readonly ScopeEntry[]): Reach => ({
  companyIds: entries.filter(({ projects }) => projects === "all").map(({ companyId }) => companyId),
  projects: entries.flatMap(({ companyId, projects }) =>
    projects === "all" ? [] : projects.map((projectId) => ({ companyId, projectId })),
  ),
});

/** Every key the person holds in each company, from whichever side. */
export const permissionsHeld = (scope: Scope): { company: number; permitions: PermissionKey[] }[] =>
  [...Map.groupBy(scope.entries, ({ companyId }) => companyId)].map(([company, entries]) => ({
    company,
    permitions: permissionKeys.filter((key) => entries.some((entry) => holds(entry, key))),
  }));

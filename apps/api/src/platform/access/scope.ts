import type { Locale } from "@emdia/contract/limits.ts";
import type { PermissionKey, PermissionSide } from "@emdia/contract/permissions.ts";
import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../database/transaction.ts";

export type Side = Exclude<PermissionSide, "both">;

/** Permissions of a person in one company, on one side of it. */
export type ScopeEntry = {
  readonly companyId: number;
  readonly side: Side;
  /** The sides of the profile, which can include a side that the company does not have yet. Absent: only `side`. */
  readonly relation?: PermissionSide;
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

/** Scope of every request, signed in or not. */
export type PublicScope = {
  readonly today: IsoDay;
  readonly now: Date;
  /** Language of the request, in which the caller reads and searches texts of the catalogue. */
  readonly language: Locale;
  readonly caller: Caller;
  readonly tx: Tx;
  /** Commits independently of the request, whatever it answers. For failed attempts, used codes and ended sessions. */
  readonly inIndependentTransaction: <T>(accountId: number | null, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Like `inIndependentTransaction`, but a single statement in one round trip. No setting applies: its function checks access itself. */
  readonly inOneStatement: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};
/** Account, companies and permissions of the request: the first argument of every use case. */
export type Scope = PublicScope & {
  readonly account: ScopeAccount;
  readonly sessionId: string;
  readonly entries: readonly ScopeEntry[];
};

/** Scope of a request with the key of a gate device: its contractor, and only its projects. */
export type DeviceScope = PublicScope & {
  readonly device: { readonly id: number; readonly name: string };
  readonly entries: readonly ScopeEntry[];
};

const sideFits = (key: PermissionKey, side: Side): boolean => {
  const { side: asked } = permissionCatalogue[key];
  return asked === "both" || asked === side;
};
export const holds = (entry: ScopeEntry, key: PermissionKey): boolean =>
  sideFits(key, entry.side) && (entry.permissions === "all" || entry.permissions.includes(key));

/** The entries that have a permission. A list query has one branch per side of these entries. */
export const entriesHolding = (scope: Pick<Scope, "entries">, key: PermissionKey): readonly ScopeEntry[] =>
  scope.entries.filter((entry) => holds(entry, key));

/** Row filter of entries: whole companies, and single projects with the company in which the person is restricted to them. */
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

/** Every permission of the person in each company, from both sides. */
export const permissionsHeld = (scope: Scope): { company: number; permitions: PermissionKey[] }[] =>
  [...Map.groupBy(scope.entries, ({ companyId }) => companyId)].map(([company, entries]) => ({
    company,
    permitions: permissionKeys.filter((key) => entries.some((entry) => holds(entry, key))),
  }));

import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** Row filter of every figure: per side, whole companies or single projects. */
export type VisibleFigures = { readonly [S in Side]: Reach };

/** Access entries that grant the panels, in the companies of the filter. */
export const panelEntries = (scope: Pick<Scope, "entries">, companies?: readonly number[]): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_management_panel").filter(({ companyId }) => companies === undefined || companies.includes(companyId));

export const visibleFigures = (entries: readonly ScopeEntry[]): VisibleFigures => ({
  contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
  provider: reachOf(entries.filter(({ side }) => side === "provider")),
});

/**
 * Companies for which the list behind a figure shows the same rows, or null if one of the counted companies lacks the permission of that
 * list.
 */
export const listBehind = (entries: readonly ScopeEntry[], key: PermissionKey): FigureList =>
  entries.length > 0 && entries.every((entry) => holds(entry, key))
    ? { companyIds: [...new Set(entries.map(({ companyId }) => companyId))] }
    : null;

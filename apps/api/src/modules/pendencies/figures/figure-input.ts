import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Branch } from "../list/list-scope.ts";
import { resolveSearch } from "../list/resolve-search.ts";
import type { ListSearch } from "../list/store/list-filter.ts";
import type { VisiblePendencies } from "../policy.ts";
import { effectiveStatuses } from "../rules/effective-statuses.ts";

/** Rows to count: those that the caller of the figure makes visible, which may differ from the list's, and the filter. */
export type FigureInput = { readonly visible: VisiblePendencies; readonly filter: PendencyFilter };

/** Scope of a figure: that of a request, or of a job. */
export type FigureScope = Pick<Scope, "tx" | "language">;

/** Undefined if no row can match. */
export const resolveFigure = ({ tx, language }: FigureScope, { visible, filter }: FigureInput): Promise<ListSearch | undefined> =>
  resolveSearch(tx, { visible, filter: { ...filter, status: effectiveStatuses(filter) }, language });

/** Companies and projects whose rows a figure counts; none if no row can match. */
export const figureBranches = async (scope: Scope, input: FigureInput): Promise<readonly Branch[]> =>
  (await resolveFigure(scope, input))?.branches ?? [];

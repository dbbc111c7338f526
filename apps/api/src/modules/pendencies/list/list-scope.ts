import { companySides } from "@emdia/contract/companies/sides.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Side } from "../../../platform/access/scope.ts";
import { type Seer, type VisiblePendencies, whichPendencies } from "../policy.ts";
import { effectiveStatuses } from "../rules/effective-statuses.ts";

/** A filter with its relative days resolved. */
export type ResolvedFilter = PendencyFilter & {
  /** Only reviews that were due before this day. */
  readonly reviewBefore?: IsoDay;
  /** Only reviews that are assigned to this account or to none. */
  readonly queueOf?: number;
};
/** A filter together with the rows that the user may see, limited to the side that the filter names. */
export type ListRequest<F extends PendencyFilter = PendencyFilter> = {
  readonly visible: VisiblePendencies;
  readonly filter: F & ResolvedFilter;
  /** Language of the document names that the filter searches, in addition to Portuguese. */
  readonly language: Locale;
};
/** The part of a request that its filter depends on. */
type RequestContext = Seer & { readonly language: Locale; readonly today: IsoDay; readonly account: { readonly id: number } };

/** Companies of one side: all of their rows, or the rows of some projects. */
export type Branch = { readonly side: Side; readonly companyIds: readonly number[]; readonly projectIds: readonly number[] | "all" };

/** Sides of a filter; reviews are assigned on the contractor side. */
const isAskedSide = (side: Side, filter: PendencyFilter): boolean =>
  (!filter.side || side === filter.side) && (!filter.myQueue || side === "contractor");

export const listRequest = <F extends PendencyFilter>(
  { entries, today, account, language }: RequestContext,
  filter: F,
): ListRequest<F> => ({
  visible: whichPendencies({ entries: entries.filter(({ side }) => isAskedSide(side, filter)) }),
  filter: {
    ...filter,
    status: effectiveStatuses(filter),
    ...(filter.reviewOverdue && { reviewBefore: today }),
    ...(filter.myQueue && { queueOf: account.id }),
  },
  language,
});

const intersect = (visible: Branch["projectIds"], filter: readonly number[] | undefined): Branch["projectIds"] => {
  if (!filter) return visible;
  const wanted = new Set(filter);
  return visible === "all" ? filter : visible.filter((id) => wanted.has(id));
};

/** The default order depends on the side; users on both sides get the order of urgency. */
export const sideOf = (branches: readonly Branch[]): Side | "both" => {
  const [first, ...others] = new Set(branches.map(({ side }) => side));
  return first && others.length === 0 ? first : "both";
};

/** Branches of the rows that the user sees with a permission. */
export const visibleBranches = (scope: Seer, key: PermissionKey = "see_pendency"): readonly Branch[] =>
  branchesOf(whichPendencies(scope, key), undefined);

const NOWHERE: VisiblePendencies["provider"] = { companyIds: [], projects: [] };
/** Branches of the contractor side, on which documents are reviewed. */
export const contractorBranches = (scope: Seer): readonly Branch[] =>
  branchesOf({ ...whichPendencies(scope), provider: NOWHERE }, undefined);

/** One branch for the whole companies of a side, and one for each company in which the user is restricted to projects. */
export const branchesOf = (visible: VisiblePendencies, projectIds: readonly number[] | undefined): readonly Branch[] =>
  companySides
    .flatMap((side): readonly Branch[] => {
      const { companyIds, projects } = visible[side];
      const restricted = [...Map.groupBy(projects, ({ companyId }) => companyId)].map(([id, own]) => ({
        side,
        companyIds: [id],
        projectIds: own.map(({ projectId }) => projectId),
      }));
      return companyIds.length > 0 ? [{ side, companyIds, projectIds: "all" }, ...restricted] : restricted;
    })
    .map((branch) => ({ ...branch, projectIds: intersect(branch.projectIds, projectIds) }))
    .filter(({ projectIds }) => projectIds.length > 0);

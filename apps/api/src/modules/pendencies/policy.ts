import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** What a person holds and where, which is all that the questions below look at. */
export type Seer = Pick<Scope, "entries">;
/** Where a pendency stands: both its sides, and its project. */
export type Placed = { readonly contractorId: number; readonly providerId: number; readonly projectId: number };
/** Which pendencies a person sees: on each side whole companies, or those of single projects. */
export type VisiblePendencies = { readonly [S in Side]: Reach };

const reaches = ({ side, companyId, projects }: ScopeEntry, { contractorId, providerId, projectId }: Placed): boolean =>
  companyId === (side === "contractor" ? contractorId : providerId) && (projects === "all" || projects.includes(projectId));

/** Where a person sees pendencies, and holds another key as well. */
export const entriesSeeing = (scope: Seer, key: PermissionKey): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_pendency").filter((entry) => holds(entry, key));

/** Of what a list tells: one branch a side. */
export const whichPendencies = (scope: Seer, key: PermissionKey = "see_pendency"): VisiblePendencies => {
  const entries = entriesSeeing(scope, key);
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

const seenThrough = (scope: Seer, pendency: Placed): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_pendency").filter((entry) => reaches(entry, pendency));

/** The same question about one pendency; the list shows exactly the rows for which this says yes. */
export const maySee = (scope: Seer, pendency: Placed): boolean => seenThrough(scope, pendency).length > 0;

/** Whether the person sees it from this side. */
export const standsOn = (scope: Seer, pendency: Placed, side: Side): boolean =>
  seenThrough(scope, pendency).some((entry) => entry.side === side);

/** What the person may do to it, from a side on which they see it: from where that is is found once, however many keys are asked for. */
export const whatMayBeDone = (scope: Seer, pendency: Placed): ((key: PermissionKey) => boolean) => {
  const entries = seenThrough(scope, pendency);
  return (key) => entries.some((entry) => holds(entry, key));
};
export const mayDo = (scope: Seer, key: PermissionKey, pendency: Placed): boolean => whatMayBeDone(scope, pendency)(key);

/** From which sides a person may do something to it. */
export const sidesHolding = (scope: Seer, key: PermissionKey, pendency: Placed): readonly Side[] =>
  seenThrough(scope, pendency)
    .filter((entry) => holds(entry, key))
    .map(({ side }) => side);

/** Where a key is asked for that somebody lacks: in the company that they look from. */
export const companyAsked = (scope: Seer, pendency: Placed): number => seenThrough(scope, pendency)[0]?.companyId ?? pendency.contractorId;

import type { FileKey } from "@emdia/contract/pendencies/document.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";

/** The user's access entries, the only input of the checks below. */
export type Seer = Pick<Scope, "entries">;
/** Contractor, supplier and project of a pendency. */
export type Placed = { readonly contractorId: number; readonly providerId: number; readonly projectId: number };
/** Row filter: whole companies or single projects per side. */
export type VisiblePendencies = { readonly [S in Side]: Reach };

const reaches = ({ side, companyId, projects }: ScopeEntry, { contractorId, providerId, projectId }: Placed): boolean =>
  companyId === (side === "contractor" ? contractorId : providerId) && (projects === "all" || projects.includes(projectId));

/** Access entries that grant both see_pendency and another permission. */
export const entriesSeeing = (scope: Seer, key: PermissionKey): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_pendency").filter((entry) => holds(entry, key));

/** Row filter of the list: one branch per side (contractor, supplier). */
export const whichPendencies = (scope: Seer, key: PermissionKey = "see_pendency"): VisiblePendencies => {
  const entries = entriesSeeing(scope, key);
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

const seenThrough = (scope: Seer, pendency: Placed): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_pendency").filter((entry) => reaches(entry, pendency));

/** Permission check for one pendency. The list shows exactly the rows for which it returns true. */
export const maySee = (scope: Seer, pendency: Placed): boolean => seenThrough(scope, pendency).length > 0;

/** Whether the user sees the pendency from this side. */
export const standsOn = (scope: Seer, pendency: Placed, side: Side): boolean =>
  seenThrough(scope, pendency).some((entry) => entry.side === side);

/** Permission check on the sides from which the user sees the pendency. Finds the access entries once for several checks. */
export const whatMayBeDone = (scope: Seer, pendency: Placed): ((key: PermissionKey) => boolean) => {
  const entries = seenThrough(scope, pendency);
  return (key) => entries.some((entry) => holds(entry, key));
};
export const mayDo = (scope: Seer, key: PermissionKey, pendency: Placed): boolean => whatMayBeDone(scope, pendency)(key);

/** Sides on which the user has a permission for the pendency. */
export const sidesHolding = (scope: Seer, key: PermissionKey, pendency: Placed): readonly Side[] =>
  seenThrough(scope, pendency)
    .filter((entry) => holds(entry, key))
    .map(({ side }) => side);

/** Contractors and projects in which the user assigns reviews: the row filter of the check below. */
export const whichAssignments = (scope: Seer): Reach => whichPendencies(scope, "assign_review").contractor;
type Place = Pick<Placed, "contractorId"> & { readonly projectId: number | "all" };
const reachesPlace = ({ side, companyId, projects }: ScopeEntry, { contractorId, projectId }: Place): boolean =>
  side === "contractor" && companyId === contractorId && (projects === "all" || (projectId !== "all" && projects.includes(projectId)));
/** Whether the user assigns reviews of a project, or of all projects of a contractor. */
export const mayAssign = (scope: Seer, place: Place): boolean =>
  entriesSeeing(scope, "assign_review").some((entry) => reachesPlace(entry, place));
/** Whether the user sees the review queue of a project. */
export const seesQueueOf = (scope: Seer, place: Place): boolean =>
  entriesHolding(scope, "see_pendency").some((entry) => reachesPlace(entry, place));

/** A pendency with the mark of its document type. */
export type WithFiles = Placed & { readonly sensitive: boolean };

/**
 * The permission that the user lacks to open the files of a pendency: its documents and the attachments of its comments. A sensitive document
 * type requires two permissions, which one access entry must grant.
 */
export const missingFileKey = (scope: Seer, pendency: WithFiles): FileKey | null => {
  const entries = seenThrough(scope, pendency).filter((entry) => holds(entry, "see_file_pendency"));
  if (entries.length === 0) return "see_file_pendency";
  return !pendency.sensitive || entries.some((entry) => holds(entry, "see_health_document")) ? null : "see_health_document";
};

/** Company to name in a permission.missing refusal: the one from which the user sees the pendency. */
export const companyAsked = (scope: Seer, pendency: Placed): number => seenThrough(scope, pendency)[0]?.companyId ?? pendency.contractorId;

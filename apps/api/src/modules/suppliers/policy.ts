import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry } from "../../platform/access/scope.ts";

/** The part of the scope that these checks read. */
export type Seer = Pick<Scope, "entries">;
/** A project in which the supplier works. */
export type SharedProject = { readonly contractorId: number; readonly projectId: number };

/** A reminder names numbers of documents, so it also requires the permission of their list. */
const holdsWith = (entry: ScopeEntry, key: PermissionKey): boolean =>
  holds(entry, key) && (key !== "charge_supplier" || holds(entry, "see_pendency"));

const entriesSeeing = (scope: Seer, key: PermissionKey): readonly ScopeEntry[] =>
  entriesHolding(scope, "see_projects").filter((entry) => entry.side === "contractor" && holdsWith(entry, key));

/** Whether the user has the list of suppliers at all. */
export const seesSuppliers = (scope: Seer): boolean => entriesSeeing(scope, "see_projects").length > 0;

/** Row filter: contractors and projects whose suppliers the user sees. `key` limits it to companies that also grant that permission. */
export const supplierReach = (scope: Seer, key: PermissionKey = "see_projects"): Reach => reachOf(entriesSeeing(scope, key));

/** The same filter for the shared projects of one supplier. */
export const sharedProjectsWith = <P extends SharedProject>(scope: Seer, key: PermissionKey, projects: readonly P[]): readonly P[] => {
  const entries = entriesSeeing(scope, key);
  return projects.filter(({ contractorId, projectId }) =>
    entries.some((entry) => entry.companyId === contractorId && (entry.projects === "all" || entry.projects.includes(projectId))),
  );
};

/** Limits a reach to some contractors. */
export const reachWithin = ({ companyIds, projects }: Reach, contractors: readonly number[] | undefined): Reach =>
  contractors === undefined
    ? { companyIds, projects }
    : {
        companyIds: companyIds.filter((id) => contractors.includes(id)),
        projects: projects.filter(({ companyId }) => contractors.includes(companyId)),
      };

export const isEmptyReach = ({ companyIds, projects }: Reach): boolean => companyIds.length + projects.length === 0;

import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import type { SeenProject } from "./project-data.ts";
import type { ProjectKey } from "./store/projects.ts";

/**
 * Suppliers whose documents the user counts in a project: all for the contractor, otherwise the user's own companies. Undefined without
 * `see_pendency`, and for drafts, which have no documents.
 */
export const documentsSeenIn = (
  scope: Scope,
  { contractorId, id, isDraft }: ProjectKey & { readonly isDraft: boolean },
): SeenProject | undefined => {
  if (isDraft) return undefined;
  const reaching = entriesHolding(scope, "see_pendency").filter(({ projects }) => projects === "all" || projects.includes(id));
  if (reaching.some(({ side, companyId }) => side === "contractor" && companyId === contractorId))
    return { contractorId, id, providerIds: "all" };
  const providerIds = reaching.filter(({ side }) => side === "provider").map(({ companyId }) => companyId);
  return providerIds.length > 0 ? { contractorId, id, providerIds } : undefined;
};

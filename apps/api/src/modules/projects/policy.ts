import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";
import { allowedActions } from "./rules/state.ts";
import type { StoredProject } from "./store/projects.ts";

/** Projects that the user sees: on each side whole companies, or single projects if the user is restricted to them. */
export type VisibleProjects = { readonly [S in Side]: Reach };
type ProjectRef = { readonly contractorId: number; readonly id: number };
export type ProjectAccessFields = ProjectRef & { readonly providerIds: readonly number[]; readonly isDraft: boolean };
type StateFields = ProjectRef & Pick<StoredProject, "state" | "pipelineState" | "isDraft">;

export const whichProjects = (scope: Scope): VisibleProjects => {
  const entries = entriesHolding(scope, "see_projects");
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

const mayEditDrafts = (entry: ScopeEntry): boolean => holds(entry, "update_project") || holds(entry, "add_project");
/** Drafts that the user sees: only those that the user may continue. */
export const whichDrafts = (scope: Scope): Reach =>
  reachOf(entriesHolding(scope, "see_projects").filter((entry) => entry.side === "contractor" && mayEditDrafts(entry)));

const reaches = ({ projects }: ScopeEntry, id: number): boolean => projects === "all" || projects.includes(id);

/** The same check for one project; the list shows exactly the rows for which it returns true. */
export const maySee = (scope: Scope, { contractorId, id, providerIds, isDraft }: ProjectAccessFields): boolean =>
  entriesHolding(scope, "see_projects").some((entry) => {
    if (!reaches(entry, id)) return false;
    if (entry.side === "provider") return !isDraft && providerIds.includes(entry.companyId);
    return entry.companyId === contractorId && (!isDraft || mayEditDrafts(entry));
  });

/** True if the user sees the project from the contractor's side, with all suppliers and invitations. */
export const seesAsContractor = (scope: Scope, { contractorId, id }: ProjectRef): boolean =>
  entriesHolding(scope, "see_projects").some(
    (entry) => entry.side === "contractor" && entry.companyId === contractorId && reaches(entry, id),
  );

/** The user's supplier companies with access to the project. */
export const ownSuppliers = (scope: Scope, { id }: ProjectRef): readonly number[] =>
  entriesHolding(scope, "see_projects")
    .filter((entry) => entry.side === "provider" && reaches(entry, id))
    .map(({ companyId }) => companyId);

/** Only users of the contractor change a project; restricted users change only the projects granted to them. */
export const mayDo = (scope: Scope, key: PermissionKey, { contractorId, id }: ProjectRef): boolean =>
  entriesHolding(scope, key).some((entry) => entry.side === "contractor" && entry.companyId === contractorId && reaches(entry, id));

/** Companies in which the user may create a project. Restricted users create none, because they would not see it. */
export const whereMayCreate = (scope: Scope): readonly number[] =>
  reachOf(entriesHolding(scope, "add_project").filter(({ side }) => side === "contractor")).companyIds;

/** Contractors in which the user saves projects, and so chooses their contacts. */
export const whereMayChooseContacts = (scope: Scope): readonly number[] =>
  scope.entries
    .filter((entry) => entry.side === "contractor" && (holds(entry, "add_project") || holds(entry, "update_project")))
    .map(({ companyId }) => companyId);

/** `add_project` allows editing drafts; a project that has begun requires `update_project`. */
export const mayUpdate = (scope: Scope, project: ProjectRef & { readonly isDraft: boolean }): boolean =>
  mayDo(scope, "update_project", project) || (project.isDraft && mayDo(scope, "add_project", project));

/** Actions of a list row. */
export const projectCan = (scope: Scope, project: StateFields) => {
  const allowed = allowedActions(project);
  return {
    update: mayUpdate(scope, project),
    inactivate: allowed.inactivate && mayDo(scope, "inactive_project", project),
    reactivate: allowed.reactivate && mayDo(scope, "reactive_project", project),
    remove: allowed.remove && mayDo(scope, "remove_project", project),
    copy: allowed.copy && whereMayCreate(scope).includes(project.contractorId),
  };
};

/** Actions of the project page. */
export const projectPageCan = (scope: Scope, project: ProjectAccessFields & StateFields) => ({
  ...projectCan(scope, project),
  configureRisks: mayDo(scope, "config_risk_project", project),
  configurePendencies: mayDo(scope, "config_pendency_project", project),
  configureStp: mayDo(scope, "config_stp_project", project) || mayDo(scope, "config_pendency_project", project),
  configureSla: mayDo(scope, "config_sla", project),
  invitePeople:
    !project.isDraft &&
    entriesHolding(scope, "invite_user_project").some((entry) => {
      const isMember =
        entry.side === "contractor" ? entry.companyId === project.contractorId : project.providerIds.includes(entry.companyId);
      return isMember && reaches(entry, project.id);
    }),
  seeHistory: mayDo(scope, "see_history_project", project),
});

/** Projects in the update panel: those of contractors for which the user configures the demanded documents. */
export const whichUpdating = (scope: Scope): Reach =>
  reachOf(entriesHolding(scope, "config_pendency_project").filter((entry) => entry.side === "contractor" && holds(entry, "see_projects")));

/** Contractors and projects with suppliers that the user sees. */
export const whoseSuppliers = (scope: Scope): Reach => whichProjects(scope).contractor;

/** Contractors and projects for which the user writes analysis notes about suppliers. */
export const notesAbout = (scope: Scope): Reach =>
  reachOf(entriesHolding(scope, "add_analysis_note").filter((entry) => entry.side === "contractor" && holds(entry, "see_projects")));

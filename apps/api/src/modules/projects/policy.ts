import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, holds, type Reach, reachOf, type Scope, type ScopeEntry, type Side } from "../../platform/access/scope.ts";
import { allowedActions } from "./rules/state.ts";
import type { StoredProject } from "./store/projects.ts";

/** Which projects a person sees: on each side whole companies, or single projects of those to which they are restricted. */
export type VisibleProjects = { readonly [S in Side]: Reach };
type ProjectRef = { readonly contractorId: number; readonly id: number };
export type ProjectAccessFields = ProjectRef & { readonly providerIds: readonly number[]; readonly isDraft: boolean };
type Standing = ProjectRef & Pick<StoredProject, "state" | "pipelineState" | "isDraft">;

export const whichProjects = (scope: Scope): VisibleProjects => {
  const entries = entriesHolding(scope, "see_projects");
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

const goesOnWithDrafts = (entry: ScopeEntry): boolean => holds(entry, "update_project") || holds(entry, "add_project");
/** Whose drafts a person sees: a draft is for those who may go on with it. */
export const whichDrafts = (scope: Scope): Reach =>
  reachOf(entriesHolding(scope, "see_projects").filter((entry) => entry.side === "contractor" && goesOnWithDrafts(entry)));

const reaches = ({ projects }: ScopeEntry, id: number): boolean => projects === "all" || projects.includes(id);

/** The same question about one project; the list shows exactly the rows for which this says yes. */
export const maySee = (scope: Scope, { contractorId, id, providerIds, isDraft }: ProjectAccessFields): boolean =>
  entriesHolding(scope, "see_projects").some((entry) => {
    if (!reaches(entry, id)) return false;
    if (entry.side === "provider") return !isDraft && providerIds.includes(entry.companyId);
    return entry.companyId === contractorId && (!isDraft || goesOnWithDrafts(entry));
  });

/** Whether the person sees it as the contracting company does: all of its suppliers, and who was invited. */
export const seesAsContractor = (scope: Scope, { contractorId, id }: ProjectRef): boolean =>
  entriesHolding(scope, "see_projects").some(
    (entry) => entry.side === "contractor" && entry.companyId === contractorId && reaches(entry, id),
  );

/** The suppliers among which the person counts their own. */
export const ownSuppliers = (scope: Scope, { id }: ProjectRef): readonly number[] =>
  entriesHolding(scope, "see_projects")
    .filter((entry) => entry.side === "provider" && reaches(entry, id))
    .map(({ companyId }) => companyId);

/** Only the contracting company's people change a project, and of the restricted ones those who are restricted to it. */
export const mayDo = (scope: Scope, key: PermissionKey, { contractorId, id }: ProjectRef): boolean =>
  entriesHolding(scope, key).some((entry) => entry.side === "contractor" && entry.companyId === contractorId && reaches(entry, id));

/** Where the person may begin a project. Who is restricted to projects begins none: they would not see it. */
export const whereMayCreate = (scope: Scope): readonly number[] =>
  reachOf(entriesHolding(scope, "add_project").filter(({ side }) => side === "contractor")).companyIds;

/** Whoever creates projects goes on with what is still a draft; what has begun is for those who update. */
export const mayUpdate = (scope: Scope, project: ProjectRef & { readonly isDraft: boolean }): boolean =>
  mayDo(scope, "update_project", project) || (project.isDraft && mayDo(scope, "add_project", project));

/** What a row of the list offers. */
export const projectCan = (scope: Scope, project: Standing) => {
  const stands = allowedActions(project);
  return {
    update: mayUpdate(scope, project),
    inactivate: stands.inactivate && mayDo(scope, "inactive_project", project),
    reactivate: stands.reactivate && mayDo(scope, "reactive_project", project),
    remove: stands.remove && mayDo(scope, "remove_project", project),
    copy: stands.copy && whereMayCreate(scope).includes(project.contractorId),
  };
};

/** What its own page offers beside that. */
export const projectPageCan = (scope: Scope, project: ProjectAccessFields & Standing) => ({
  ...projectCan(scope, project),
  configureRisks: mayDo(scope, "config_risk_project", project),
  configurePendencies: mayDo(scope, "config_pendency_project", project),
  configureStp: mayDo(scope, "config_stp_project", project) || mayDo(scope, "config_pendency_project", project),
  configureSla: mayDo(scope, "config_sla", project),
  invitePeople:
    !project.isDraft &&
    entriesHolding(scope, "invite_user_project").some((entry) => {
      const stands = entry.side === "contractor" ? entry.companyId === project.contractorId : project.providerIds.includes(entry.companyId);
      return stands && reaches(entry, project.id);
    }),
  seeHistory: mayDo(scope, "see_history_project", project),
});

/** Of which projects the panel of updates tells: those of contracting companies in which the person configures what is demanded. */
export const whichUpdating = (scope: Scope): Reach =>
  reachOf(entriesHolding(scope, "config_pendency_project").filter((entry) => entry.side === "contractor" && holds(entry, "see_projects")));

/** Whose suppliers the person knows. */
export const whoseSuppliers = (scope: Scope): Reach => whichProjects(scope).contractor;

/** About whose suppliers the person writes notes of analysis. */
export const notesAbout = (scope: Scope): Reach =>
  reachOf(entriesHolding(scope, "add_analysis_note").filter((entry) => entry.side === "contractor" && holds(entry, "see_projects")));

import type { Scope } from "../../../platform/access/scope.ts";
import { type Invitation, invitationColumns, invitationsOf } from "./invitations.ts";

/** Project of an invitation, also of another contractor. */
export type InvitedProject = { readonly contractorId: number; readonly id: number };
type Place = { readonly companyId: number; readonly id: number };

/** The projects of an invitation, oldest first; none for an invitation to a company. */
export const invitedProjects = ({ tx }: Pick<Scope, "tx">, { companyId, id }: Place) =>
  tx
    .selectFrom("invitation_project as i")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "i.contractor_id").onRef("p.id", "=", "i.project_id"))
    .where("i.company_id", "=", companyId)
    .where("i.invitation_id", "=", id)
    .select(["p.contractor_id as contractorId", "p.id", "p.name"])
    .orderBy("p.id")
    .execute();

/** Returns undefined if the invitation already includes the project. */
export const addInvitedProject = ({ tx }: Scope, { companyId, id }: Place, project: InvitedProject) =>
  tx
    .insertInto("invitation_project")
    .values({ company_id: companyId, invitation_id: id, contractor_id: project.contractorId, project_id: project.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("project_id as id")
    .executeTakeFirst();

export const dropInvitedProject = async ({ tx }: Scope, { companyId, id }: Place, project: InvitedProject): Promise<void> => {
  await tx
    .deleteFrom("invitation_project")
    .where("company_id", "=", companyId)
    .where("invitation_id", "=", id)
    .where("contractor_id", "=", project.contractorId)
    .where("project_id", "=", project.id)
    .execute();
};

const MOST_SHOWN = 100;
export type OfProject = { readonly companyIds: readonly number[]; readonly project: InvitedProject };

const named = (scope: Scope, { companyIds, project }: OfProject) =>
  invitationsOf(scope, companyIds)
    .innerJoin("invitation_project as ip", (join) =>
      join.onRef("ip.company_id", "=", "i.company_id").onRef("ip.invitation_id", "=", "i.id"),
    )
    .where("ip.contractor_id", "=", project.contractorId)
    .where("ip.project_id", "=", project.id);

/** Pending invitations to a project, newest first. */
export const waitingForProject = (scope: Scope, filter: OfProject): Promise<readonly Invitation[]> =>
  named(scope, filter).where("i.status", "=", "active").select(invitationColumns).orderBy("i.id", "desc").limit(MOST_SHOWN).execute();

/** Locks an invitation to the project. */
export const lockProjectInvitation = (scope: Scope, filter: OfProject, id: number): Promise<Invitation | undefined> =>
  named(scope, filter).where("i.id", "=", id).select(invitationColumns).forUpdate("i").executeTakeFirst();

import { hasLookAlikes } from "@emdia/contract/identity/email.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { takeRowId } from "../../../platform/secrets/derived-secret.ts";
import { rememberAccess } from "../access-history.ts";
import { standing } from "../invitations/present-invitation.ts";
import { type LinkKeys, mailInvitation, sendingOf } from "../invitations/send-invitation.ts";
import { mayGiveProfile } from "../profile-to-give.ts";
import { stateOf } from "../rules/invitation-state.ts";
import { writeAccessNotice } from "../store/access-notices.ts";
import { cancelInvitationRow, insertInvitation } from "../store/invitation-changes.ts";
import { type Invitation, lockInvitation, readInvitation } from "../store/invitations.ts";
import { type CompanyPerson, lockPersonOf } from "../store/people.ts";
import { addInvitedProject } from "../store/project-invitations.ts";
import { admitToProject } from "../store/project-people.ts";
import { presentProjectInvitation } from "./present-project-people.ts";

/** Project of an invitation, with the company in which the user will work. */
export type NamedProject = { readonly contractorId: number; readonly id: number; readonly name: string };
export type InProject = { readonly companyId: number; readonly project: NamedProject };
type Input = { readonly email: string; readonly profileId: number };
type Refused =
  | "profile.not_found"
  | "profile.beyond_own"
  | "invitation.already_user"
  | "invitation.already_sent"
  | "invitation.company_limit"
  | "invitation.recipient_limit"
  | "invitation.email_look_alike";
/** The new invitation; null if an existing user got access to the project. */
type Invited = { readonly message: string; readonly invite: ReturnType<typeof presentProjectInvitation> | null };
type Inviting = Promise<Outcome<Invited, Refused>>;

type HistoryEntry = { readonly subject: { readonly kind: string; readonly id: number; readonly name: string }; readonly action: string };
const recordProjectAccess = (scope: Scope, { companyId, project }: InProject, entry: HistoryEntry) =>
  rememberAccess(scope, companyId, { ...entry, change: { field: "project", from: null, to: project.name } });

/** Gives an existing user of the company access to this project, with their current profile. */
const admit = async (scope: Scope, place: InProject, person: CompanyPerson): Inviting => {
  if (person.allProjects) return refuse("invitation.already_user");
  const given = await mayGiveProfile(scope, place.companyId, person.profileId);
  if (!given.ok) return given;
  if (!(await admitToProject(scope, person, place.project))) return refuse("invitation.already_user");
  await recordProjectAccess(scope, place, {
    subject: { kind: "account", id: person.accountId, name: person.displayName },
    action: "user.project_added",
  });
  const about = { kind: "project" as const, id: place.project.id };
  const { companyId, accountId } = person;
  await writeAccessNotice(scope, { companyId, accountId, about, details: { project: place.project.name } });
  return accept({ message: `${person.displayName} agora vê este projeto.`, invite: null });
};

/** Adds this project to a pending invitation to another project. */
const extend = async (scope: Scope, place: InProject, waiting: Invitation): Inviting => {
  if (waiting.kind === "company") return refuse("invitation.already_sent");
  const given = await mayGiveProfile(scope, place.companyId, waiting.profileId ?? 0);
  if (!given.ok) return given;
  if (!(await addInvitedProject(scope, waiting, place.project))) return refuse("invitation.already_sent");
  await recordProjectAccess(scope, place, {
    subject: { kind: "invitation", id: waiting.id, name: waiting.email },
    action: "invitation.project_added",
  });
  const invite = presentProjectInvitation(scope, waiting, place.project.id);
  return accept({ message: `O convite de ${waiting.email} agora inclui este projeto.`, invite });
};

const invite = async (scope: Scope, keys: LinkKeys, { place, email, profileId }: Input & { readonly place: InProject }): Inviting => {
  const { companyId, project } = place;
  const given = await mayGiveProfile(scope, companyId, profileId);
  if (!given.ok) return given;
  const mail = { companyId, id: await takeRowId(scope.tx, "invitation"), issue: 0 };
  const sending = sendingOf(scope, keys, mail);
  const made = await insertInvitation(scope, { id: mail.id, companyId, kind: "project", email, profileId, ...sending });
  if (!made) return refuse("invitation.already_sent");
  await addInvitedProject(scope, { companyId, id: made.id }, project);
  const refused = await mailInvitation(scope, { ...mail, email });
  if (refused) return refused;
  await recordProjectAccess(scope, place, { subject: { kind: "invitation", id: made.id, name: email }, action: "invitation.sent" });
  const sent = await readInvitation(scope, companyId, made.id);
  return accept({ message: `Convite enviado para ${email}.`, invite: presentProjectInvitation(scope, sent, project.id) });
};

/**
 * Invites a user to a single project. Locks the invitation before the user lookup, so that a concurrent acceptance is found as a
 * user.
 */
export const inviteToProject =
  (keys: LinkKeys) =>
  async (scope: Scope, place: InProject, { email, profileId }: Input): Inviting => {
    if (hasLookAlikes(email)) return refuse("invitation.email_look_alike");
    const { companyId } = place;
    const former = await lockInvitation(scope, [companyId], { companyId, email });
    const person = await lockPersonOf(scope, companyId, email);
    if (person) return admit(scope, place, person);

    const state = former && stateOf(standing(scope, former));
    if (former && state === "active") return extend(scope, place, former);
    if (former && state === "expired") await cancelInvitationRow(scope, former);
    return invite(scope, keys, { place, email, profileId });
  };

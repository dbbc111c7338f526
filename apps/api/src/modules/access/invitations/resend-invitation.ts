import { secondsBetween } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { rememberAccess } from "../access-history.ts";
import { mayGiveProfile } from "../profile-to-give.ts";
import { secondsUntilResend } from "../rules/resend-wait.ts";
import { renewInvitation } from "../store/invitation-changes.ts";
import { type Invitation, readInvitation } from "../store/invitations.ts";
import { invitationFor } from "./invitation-for.ts";
import { presentInvitation } from "./present-invitation.ts";
import { type LinkKeys, mailInvitation, sendingOf } from "./send-invitation.ts";

type Sent = Outcome<
  null,
  "invitation.just_sent" | "invitation.company_limit" | "invitation.recipient_limit" | "profile.not_found" | "profile.beyond_own"
>;

/** A resend grants the profile again, so the sender needs the right to give it. */
export const sendAgain = async (scope: Scope, keys: LinkKeys, invitation: Invitation): Promise<Sent> => {
  const { id, companyId, email, profileId, sentAt, resentAt, resentCount } = invitation;
  const retryAfterSeconds = secondsUntilResend(secondsBetween(resentAt ?? sentAt, scope.now));
  if (retryAfterSeconds > 0) return refuse("invitation.just_sent", { retryAfterSeconds });
  const given = await mayGiveProfile(scope, companyId, profileId ?? 0);
  if (!given.ok) return given;

  const mail = { companyId, id, issue: resentCount + 1 };
  await renewInvitation(scope, { companyId, id }, sendingOf(scope, keys, mail));
  const refused = await mailInvitation(scope, { ...mail, email });
  if (refused) return refused;
  await rememberAccess(scope, companyId, { subject: { kind: "invitation", id, name: email }, action: "invitation.resent" });
  return accept(null);
};

export const resendInvitation =
  (keys: LinkKeys): Handler<"POST /invites/resend"> =>
  async (scope, named) => {
    const found = await invitationFor(scope, { key: "resend_invite", act: "resend" }, named);
    if (!found.ok) return found;
    const { id, companyId } = found.value;
    const sent = await sendAgain(scope, keys, found.value);
    return sent.ok ? presentInvitation(scope, await readInvitation(scope, companyId, id)) : sent;
  };

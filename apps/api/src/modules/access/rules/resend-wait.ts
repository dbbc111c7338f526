import { INVITATION_RESEND_WAIT_SECONDS } from "@emdia/contract/limits.ts";

/** Limits how often an invitation is resent, so that repeated clicks do not fill a mailbox. */
export const secondsUntilResend = (secondsSinceSent: number): number =>
  Math.max(0, Math.ceil(INVITATION_RESEND_WAIT_SECONDS - secondsSinceSent));

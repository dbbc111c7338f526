import { INVITATION_RESEND_WAIT_SECONDS } from "@emdia/contract/limits.ts";

/** Nobody's mailbox is filled by an impatient click. */
export const secondsUntilResend = (secondsSinceSent: number): number =>
  Math.max(0, Math.ceil(INVITATION_RESEND_WAIT_SECONDS - secondsSinceSent));

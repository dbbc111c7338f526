import { MFA_ATTEMPTS_MAX, MFA_RESEND_COUNTDOWN_SECONDS } from "@emdia/contract/limits.ts";

export type PhoneRegistrationFacts = { readonly hasMobile: boolean; readonly passedBefore: boolean };

/**
 * Allows a phone registration at sign-in only without a mobile phone and without an earlier second factor. Otherwise an attacker with the
 * password could choose the recipient of the code.
 */
export const decidePhoneRegistration = ({ hasMobile, passedBefore }: PhoneRegistrationFacts): boolean => !hasMobile && !passedBefore;

export type SendingFacts = {
  /** Seconds since the last unused code of this channel; undefined without one. */
  readonly secondsSinceLast: number | undefined;
  /** Whether that code is valid for the same recipient. */
  readonly lastStillWorks: boolean;
  /** True at the start of the step, false when the user requests another code. */
  readonly begins: boolean;
};
export type SendingDecision = "send" | "keep" | "too_soon";

/** A user who restarts within a minute continues with the code already sent. */
export const decideSending = ({ secondsSinceLast, lastStillWorks, begins }: SendingFacts): SendingDecision => {
  if (secondsSinceLast === undefined || secondsSinceLast >= MFA_RESEND_COUNTDOWN_SECONDS) return "send";
  return begins && lastStillWorks ? "keep" : "too_soon";
};

export type CodeFacts = { readonly expired: boolean; readonly attemptsBefore: number; readonly fits: boolean };
export type CodeDecision = "accept" | "second_factor.code_expired" | "second_factor.code_exhausted" | "second_factor.code_wrong";

/** The fifth wrong code is already refused as exhausted. */
export const decideCode = ({ expired, attemptsBefore, fits }: CodeFacts): CodeDecision => {
  if (attemptsBefore >= MFA_ATTEMPTS_MAX) return "second_factor.code_exhausted";
  if (expired) return "second_factor.code_expired";
  if (fits) return "accept";
  return attemptsBefore + 1 >= MFA_ATTEMPTS_MAX ? "second_factor.code_exhausted" : "second_factor.code_wrong";
};

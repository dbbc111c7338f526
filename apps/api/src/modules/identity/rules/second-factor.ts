import { MFA_ATTEMPTS_MAX, MFA_RESEND_COUNTDOWN_SECONDS } from "@emdia/contract/limits.ts";

export type PhoneRegistrationFacts = { readonly hasMobile: boolean; readonly passedBefore: boolean };

/**
 * Only who has neither a mobile phone nor a second factor behind them names one on the way in. Otherwise whoever knows the
 * password would choose where the code goes, and the second factor would prove nothing.
 */
export const decidePhoneRegistration = ({ hasMobile, passedBefore }: PhoneRegistrationFacts): boolean => !hasMobile && !passedBefore;

export type SendingFacts = {
  /** Seconds since the last code on this way that nobody used; none when there is none. */
  readonly secondsSinceLast: number | undefined;
  /** Whether that code still works, and for the same recipient. */
  readonly lastStillWorks: boolean;
  /** The person begins, and did not ask for another one. */
  readonly begins: boolean;
};
export type SendingDecision = "send" | "keep" | "too_soon";

/** Who starts over within the minute goes on with the code that is already in their hands. */
export const decideSending = ({ secondsSinceLast, lastStillWorks, begins }: SendingFacts): SendingDecision => {
  if (secondsSinceLast === undefined || secondsSinceLast >= MFA_RESEND_COUNTDOWN_SECONDS) return "send";
  return begins && lastStillWorks ? "keep" : "too_soon";
};

export type CodeFacts = { readonly expired: boolean; readonly attemptsBefore: number; readonly fits: boolean };
export type CodeDecision = "accept" | "second_factor.code_expired" | "second_factor.code_exhausted" | "second_factor.code_wrong";

/** The fifth wrong code ends it, and so says so itself. */
export const decideCode = ({ expired, attemptsBefore, fits }: CodeFacts): CodeDecision => {
  if (attemptsBefore >= MFA_ATTEMPTS_MAX) return "second_factor.code_exhausted";
  if (expired) return "second_factor.code_expired";
  if (fits) return "accept";
  return attemptsBefore + 1 >= MFA_ATTEMPTS_MAX ? "second_factor.code_exhausted" : "second_factor.code_wrong";
};

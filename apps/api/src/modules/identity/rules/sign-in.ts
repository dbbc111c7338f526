import { INACTIVITY_LOCK_DAYS, PASSWORD_CHANGE_DAYS } from "@emdia/contract/limits.ts";

export type SignInFacts = {
  readonly passwordFits: boolean;
  readonly disabled: boolean;
  readonly emailVerified: boolean;
  readonly accountVerified: boolean;
  readonly daysSinceAccess: number;
  readonly daysSincePassword: number;
  /** The request contains a valid reactivation link. */
  readonly reactivates: boolean;
};
export type SignInDecision =
  | "go_home"
  | "sign_in.wrong_credentials"
  | "sign_in.account_disabled"
  | "sign_in.email_not_verified"
  | "sign_in.verify_email"
  | "sign_in.account_not_completed"
  | "sign_in.account_inactive"
  | "sign_in.password_outdated";

/** Checks e-mail and account in the order of the specification (CD-004). */
const decideVerified = ({ emailVerified, accountVerified }: SignInFacts): SignInDecision => {
  if (emailVerified && accountVerified) return "go_home";
  if (emailVerified) return "sign_in.verify_email";
  return accountVerified ? "sign_in.email_not_verified" : "sign_in.account_not_completed";
};

/** Reveals the state of an account only after the correct password. */
export const decideSignIn = (facts: SignInFacts): SignInDecision => {
  if (!facts.passwordFits) return "sign_in.wrong_credentials";
  if (facts.disabled) return "sign_in.account_disabled";
  const verified = decideVerified(facts);
  if (verified !== "go_home") return verified;
  if (facts.daysSinceAccess > INACTIVITY_LOCK_DAYS && !facts.reactivates) return "sign_in.account_inactive";
  return facts.daysSincePassword > PASSWORD_CHANGE_DAYS ? "sign_in.password_outdated" : "go_home";
};

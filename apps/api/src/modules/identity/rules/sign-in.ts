export type SignInFacts = {
  readonly passwordFits: boolean;
  readonly disabled: boolean;
  readonly emailVerified: boolean;
  readonly accountVerified: boolean;
};
export type SignInDecision = "go_home" | "sign_in.wrong_credentials" | "sign_in.account_disabled" | "sign_in.email_not_verified";

/** Nothing about an account is told to somebody who does not know its password. */
export const decideSignIn = ({ passwordFits, disabled, emailVerified, accountVerified }: SignInFacts): SignInDecision => {
  if (!passwordFits) return "sign_in.wrong_credentials";
  if (disabled) return "sign_in.account_disabled";
  return emailVerified && accountVerified ? "go_home" : "sign_in.email_not_verified";
};

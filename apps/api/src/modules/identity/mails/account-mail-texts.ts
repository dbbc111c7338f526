export type AccountMailKind = "resetPassword" | "passwordOutdated" | "reactivate" | "verifyEmail";

/** What each e-mail about an account says; `{name}` is whom it greets. */
export type AccountMailTexts = {
  readonly [Kind in AccountMailKind]: { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };
};

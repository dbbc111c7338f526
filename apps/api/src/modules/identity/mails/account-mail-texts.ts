export type AccountMailKind = "resetPassword" | "passwordOutdated" | "reactivate" | "verifyEmail";

/** Texts of the account mails; `{name}` is the name of the recipient. */
export type AccountMailTexts = {
  readonly [Kind in AccountMailKind]: { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };
};

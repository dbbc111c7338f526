/** Texts of the invitation mail. `{inviter}`, `{company}`, `{profile}` and `{project}` are names, `{days}` is the validity. */
export type InvitationMailTexts = { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };

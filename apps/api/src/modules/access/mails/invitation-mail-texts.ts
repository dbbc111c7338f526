/** What the e-mail of an invitation says. `{inviter}`, `{company}`, `{profile}` and `{project}` stand for names, `{days}` for how long it works. */
export type InvitationMailTexts = { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };

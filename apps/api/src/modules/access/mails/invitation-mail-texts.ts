/** What the e-mail of an invitation says. `{inviter}`, `{company}` and `{profile}` stand for names, `{days}` for how long it works. */
export type InvitationMailTexts = { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };

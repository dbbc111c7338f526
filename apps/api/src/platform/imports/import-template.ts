import type { ImportState } from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { Template } from "../mail/template.ts";
import { importMember } from "./store/import-member.ts";
import { findRun, type StoredRun } from "./store/import-runs.ts";

/** Mail text. Placeholders: `{file}`, `{created}`, `{changed}`, `{unchanged}`, `{failed}`. */
export type ImportMail = { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };
type Ending = "done" | "failed" | "needs_columns";
export type ImportMails = { readonly [L in Locale]: { readonly [E in Ending]: ImportMail } };
type Options = { readonly name: string; readonly mails: ImportMails; readonly path: (run: StoredRun) => string };

const isEnding = (state: ImportState): state is Ending => state === "done" || state === "failed" || state === "needs_columns";

const filled = (text: string, { fileName, counts }: StoredRun): string => {
  const values: { readonly [name: string]: string | number } = { file: fileName, ...counts };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
};

/** The e-mail about the end of an import, with a link to its report. Above the limit it is dropped, because the activity panel shows the import. */
export const importTemplate = ({ name, mails, path }: Options): Template => ({
  name,
  category: "export",
  excess: "drop",
  render: async ({ inScopeOf }, { publicUrl }, { ownerId, rowId, language }) =>
    inScopeOf(ownerId, async (tx) => {
      const run = await findRun(tx, Number(rowId));
      const member = run && (await importMember(tx, { companyId: run.companyId, accountId: run.accountId }));
      if (!member || !isEnding(run.state)) return undefined;
      const { title, paragraphs, action } = mails[language][run.state];
      const url = new URL(path(run), publicUrl).href;
      const content = { title: filled(title, run), paragraphs: paragraphs.map((text) => filled(text, run)) };
      return { channel: "email" as const, to: member.email, ...renderMail({ language, ...content, action: { label: action, url } }) };
    }),
});

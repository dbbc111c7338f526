import { EXPORT_LINK_HOURS, type Locale } from "@emdia/contract/limits.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { Template } from "../mail/template.ts";
import { exportToMail } from "./asked-exports.ts";

/** Mail text. `{count}` is the number of lines without the header, `{hours}` the lifetime of the file. */
export type ExportMail = { readonly title: string; readonly paragraphs: readonly string[]; readonly action: string };
type Texts = { readonly [L in Locale]: { readonly mail: ExportMail } };

/**
 * The e-mail about a finished export, with one link to its page, which requires a session and expires with the file. Above the limit it is
 * dropped, because the activity panel shows the file.
 */
export const exportTemplate = (name: string, texts: Texts): Template => ({
  name,
  category: "export",
  excess: "drop",
  render: async ({ publicly, clock }, { publicUrl }, { rowId: jobId, language }) => {
    const found = await publicly((tx) => exportToMail(tx, jobId, clock.now()));
    if (!found) return undefined;
    const filled = (text: string) => text.replace("{count}", String(found.lines)).replace("{hours}", String(EXPORT_LINK_HOURS));
    const { title, paragraphs, action } = texts[language].mail;
    const url = new URL(pathTo("/exportacoes/{jobId}", { jobId }), publicUrl).href;
    const mail = renderMail({ language, title, paragraphs: paragraphs.map(filled), action: { label: action, url } });
    return { channel: "email", to: found.email, ...mail };
  },
});

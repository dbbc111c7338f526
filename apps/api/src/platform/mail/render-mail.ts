import type { Locale } from "@emdia/contract/limits.ts";
import { fixedTexts } from "./mail-texts.ts";

export type MailContent = {
  readonly language: Locale;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
};
export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Colors of the web theme as inline styles, because mail clients ignore style sheets. */
const style = {
  page: "margin:0;padding:24px 12px;background:#f8f8f6;color:#191c1b;font:15px/1.5 'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif",
  brand: "max-width:560px;margin:0 auto 12px;color:#0f6775;font-size:16px;font-weight:620",
  sun: "color:#f2a93b",
  card: "max-width:560px;margin:0 auto;padding:28px 28px 20px;box-sizing:border-box;background:#ffffff;border:1px solid #e6e6e2;border-radius:7px",
  title: "margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:620",
  paragraph: "margin:0 0 14px",
  action:
    "display:inline-block;margin:6px 0 20px;padding:10px 18px;background:#0f6775;color:#ffffff;border-radius:5px;font-weight:600;text-decoration:none",
  quiet: "margin:0 0 8px;color:#5d605d;font-size:13px;overflow-wrap:anywhere",
  footer: "max-width:560px;margin:16px auto 0;color:#5d605d;font-size:12px",
} as const;

const escapes: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const link = (url: string): string => {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error("an e-mail only links to pages");
  return href;
};

const htmlOf = ({ language, title, paragraphs, action }: MailContent): string => {
  const { automatic, linkFallback } = fixedTexts[language];
  const button = action && [
    `<a href="${escaped(link(action.url))}" style="${style.action}">${escaped(action.label)}</a>`,
    `<p style="${style.quiet}">${linkFallback} ${escaped(link(action.url))}</p>`,
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escaped(title)}</title></head><body style="${style.page}">`,
    `<p style="${style.brand}"><span style="${style.sun}">&#9679;</span> Em Dia</p><main style="${style.card}">`,
    `<h1 style="${style.title}">${escaped(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${style.paragraph}">${escaped(paragraph).replaceAll("\n", "<br>")}</p>`),
    ...(button ?? []),
    `</main><p style="${style.footer}">${automatic}</p></body></html>`,
  ].join("\n");
};

const textOf = ({ language, title, paragraphs, action }: MailContent): string => {
  const { automatic } = fixedTexts[language];
  const parts = [title, ...paragraphs, ...(action ? [`${action.label}: ${link(action.url)}`] : []), `--\n${automatic}`];
  return `${parts.join("\n\n")}\n`;
};

/** Renders an e-mail as HTML and as plain text with the same content. Escapes all input. */
export const renderMail = (content: MailContent): RenderedMail => ({
  subject: content.title,
  text: textOf(content),
  html: htmlOf(content),
});

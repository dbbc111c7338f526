import type { Locale } from "@emdia/contract/limits.ts";
import { fixedTexts } from "./mail-texts.ts";

/** A heading with lines that may link to pages. */
export type MailSection = {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly url?: string | undefined }[];
};
export type MailContent = {
  readonly language: Locale;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly MailSection[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Link to the page that turns this kind of e-mail off, and the address of its one-click POST. */
  readonly unsubscribe?: { readonly label: string; readonly pageUrl: string; readonly oneClickUrl: string };
};
export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string; readonly unsubscribeUrl?: string };

/** Colors of the web theme as inline styles, because mail clients ignore style sheets. */
const style = {
  page: "margin:0;padding:24px 12px;background:#f8f8f6;color:#191c1b;font:15px/1.5 'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif",
  brand: "max-width:560px;margin:0 auto 12px;color:#0f6775;font-size:16px;font-weight:620",
  sun: "color:#f2a93b",
  card: "max-width:560px;margin:0 auto;padding:28px 28px 20px;box-sizing:border-box;background:#ffffff;border:1px solid #e6e6e2;border-radius:7px",
  title: "margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:620",
  paragraph: "margin:0 0 14px",
  section: "margin:18px 0 6px;font-size:16px;line-height:1.3;font-weight:600",
  lines: "margin:0 0 14px;padding:0 0 0 18px",
  line: "margin:0 0 6px;overflow-wrap:anywhere",
  link: "color:#0f6775",
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

const lineOf = ({ text, url }: MailSection["lines"][number]): string => {
  const shown = escaped(text).replaceAll("\n", "<br>");
  const linked = url === undefined ? shown : `<a href="${escaped(link(url))}" style="${style.link}">${shown}</a>`;
  return `<li style="${style.line}">${linked}</li>`;
};
const sectionOf = ({ title, lines }: MailSection): string =>
  `<h2 style="${style.section}">${escaped(title)}</h2><ul style="${style.lines}">${lines.map(lineOf).join("")}</ul>`;
const footerLink = ({ unsubscribe }: MailContent): string =>
  unsubscribe ? `<br><a href="${escaped(link(unsubscribe.pageUrl))}" style="${style.link}">${escaped(unsubscribe.label)}</a>` : "";

const htmlOf = (content: MailContent): string => {
  const { language, title, paragraphs, sections = [], action } = content;
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
    ...sections.map(sectionOf),
    ...(button ?? []),
    `</main><p style="${style.footer}">${automatic}${footerLink(content)}</p></body></html>`,
  ].join("\n");
};

const sectionText = ({ title, lines }: MailSection): string =>
  [title, ...lines.map(({ text, url }) => (url === undefined ? `- ${text}` : `- ${text}\n  ${link(url)}`))].join("\n");

const textOf = ({ language, title, paragraphs, sections = [], action, unsubscribe }: MailContent): string => {
  const { automatic } = fixedTexts[language];
  const footer = unsubscribe ? `${automatic}\n${unsubscribe.label}: ${link(unsubscribe.pageUrl)}` : automatic;
  const parts = [
    title,
    ...paragraphs,
    ...sections.map(sectionText),
    ...(action ? [`${action.label}: ${link(action.url)}`] : []),
    `--\n${footer}`,
  ];
  return `${parts.join("\n\n")}\n`;
};

/** Renders an e-mail as HTML and as plain text with the same content. Escapes all input. */
export const renderMail = (content: MailContent): RenderedMail => ({
  subject: content.title,
  text: textOf(content),
  html: htmlOf(content),
  ...(content.unsubscribe && { unsubscribeUrl: content.unsubscribe.oneClickUrl }),
});

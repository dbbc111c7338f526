import { LOCALES } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { renderMail } from "./render-mail.ts";

const invitation = {
  language: "pt-BR",
  title: "Convite para a Ipê Andaimes",
  paragraphs: ["Olá, Rita.", "Você foi convidada."],
  action: { label: "Aceitar convite", url: "https://emdia.example/convite?codigo=a1&idioma=pt" },
} as const;

test("the plain text has the same content as the HTML", () => {
  const { subject, text, html } = renderMail(invitation);
  expect(subject).toBe("Convite para a Ipê Andaimes");
  expect(text).toBe(
    "Convite para a Ipê Andaimes\n\nOlá, Rita.\n\nVocê foi convidada.\n\nAceitar convite: https://emdia.example/convite?codigo=a1&idioma=pt\n\n--\nEste e-mail foi enviado automaticamente pelo Em Dia. Por favor, não responda.\n",
  );
  for (const words of [...invitation.paragraphs, invitation.title, invitation.action.label]) expect(html).toContain(words);
  expect(html).toContain('href="https://emdia.example/convite?codigo=a1&amp;idioma=pt"');
});

test("renderMail escapes markup in texts", () => {
  const { html } = renderMail({ ...invitation, title: "<img src=x onerror=alert(1)>", paragraphs: ['"><script>alert(1)</script>'] });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("renderMail rejects a link that is not http or https", () => {
  expect(() => renderMail({ ...invitation, action: { label: "Abrir", url: "javascript:alert(1)" } })).toThrow("only links to pages");
});

test("each language has its own footer", () => {
  const closings = LOCALES.map((language) => renderMail({ ...invitation, language }).text.split("--\n")[1]);
  expect(new Set(closings).size).toBe(LOCALES.length);
  for (const language of LOCALES) expect(renderMail({ ...invitation, language }).html).toContain(`<html lang="${language}">`);
});

test("sections and the unsubscribe link are in text and HTML, escaped", () => {
  const sections = [{ title: "Hoje", lines: [{ text: "<b>ASO</b>", url: "https://emdia.example/p/1" }, { text: "e mais 2" }] }];
  const unsubscribe = { label: "Parar", pageUrl: "https://emdia.example/parar", oneClickUrl: "https://emdia.example/api/parar" };
  const { text, html, unsubscribeUrl } = renderMail({ ...invitation, sections, unsubscribe });
  expect(text).toContain("Hoje\n- <b>ASO</b>\n  https://emdia.example/p/1\n- e mais 2");
  expect(text.endsWith("Parar: https://emdia.example/parar\n")).toBe(true);
  expect(html).toContain('<a href="https://emdia.example/p/1" style="color:#0f6775">&lt;b&gt;ASO&lt;/b&gt;</a>');
  expect(html).toContain('href="https://emdia.example/parar"');
  expect(unsubscribeUrl).toBe("https://emdia.example/api/parar");
  expect(renderMail(invitation)).not.toHaveProperty("unsubscribeUrl");
});

import { LOCALES } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { codeMail, codeSms, securityNotice } from "./second-factor-mails.ts";

test.each(LOCALES)("codeMail and codeSms in %s contain the code and its validity", (language) => {
  const { subject, text, html } = codeMail({ language, name: "Ana", code: "042917" });
  for (const part of [subject, text, html, codeSms(language, "042917")]) expect(part).toContain("042917");
  expect(text).toContain("10 min");
  expect([subject, text, html].join()).not.toMatch(/\{\w+\}/);
});

test.each(LOCALES)("codeSms in %s fits into one text message", (language) => {
  expect(codeSms(language, "042917").length).toBeLessThanOrEqual(160);
});

test("codeMail escapes the name and does not interpolate it", () => {
  const { text, html } = codeMail({ language: "pt-BR", name: "Zé {code} $& <b>", code: "042917" });
  expect(text).toContain("Zé {code} $& <b>");
  expect(html).not.toContain("<b>");
});

test.each(LOCALES)("securityNotice in %s links to the password reset", (language) => {
  for (const kind of ["phoneChanged", "secondFactorOff", "codesGuessed"] as const) {
    const { text } = securityNotice({ kind, language, publicUrl: "https://emdia.example", name: "Ana", phone: "(**) *****-1234" });
    expect(text).toContain("https://emdia.example/login/recuperar-senha");
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

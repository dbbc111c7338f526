import { expect, test } from "vitest";
import { withStoredTexts } from "./stored-texts.ts";

const template = { corrections: [{ reason: "unsigned", gap: "Falta a assinatura", action: "Assine." }], expected: "Assinado." } as const;
const translate = (text: string) => `en: ${text}`;

test("withStoredTexts restores the texts of the template", () => {
  const given = {
    status: "INVALID",
    invalidDescription: "en: Falta a assinatura",
    action: "en: Assine.",
    example: "en: Assinado.",
  } as const;
  expect(withStoredTexts(given, template, translate)).toEqual({
    status: "INVALID",
    invalidDescription: "Falta a assinatura",
    action: "Assine.",
    example: "Assinado.",
  });
});

test("withStoredTexts keeps texts that the reviewer wrote", () => {
  const given = { status: "INVALID", invalidDescription: "No stamp", action: null } as const;
  expect(withStoredTexts(given, { ...template, expected: null }, translate)).toEqual({ ...given, example: undefined });
});

import { LOCALES } from "@emdia/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { texts } from "./texts.ts";

type Texts = { readonly [key: string]: string | Texts };
/** All texts with their key paths. */
const flat = (words: Texts, path = ""): readonly (readonly [key: string, text: string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();
const read = async (module: () => Promise<{ readonly text: Texts }>) => new Map(flat((await module()).text));

describe.each(Object.entries(texts))("the namespace %s", (_, languages) => {
  test.each(LOCALES)("has the same keys and the same placeholders in %s as in Portuguese [R-002]", async (locale) => {
    const portuguese = await read(languages["pt-BR"]);
    const words = await read(languages[locale]);
    expect([...words.keys()]).toEqual([...portuguese.keys()]);
    for (const [key, text] of words) expect([key, placeholders(text)]).toEqual([key, placeholders(portuguese.get(key) ?? "")]);
  });

  test.each(LOCALES)("leaves no text empty in %s [R-002]", async (locale) => {
    const words = await read(languages[locale]);
    expect([...words].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("has plural forms for none, one and several", async () => {
    const keys = [...(await read(languages["pt-BR"])).keys()];
    const counted = keys.filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -"_other".length));
    for (const key of counted) expect(keys).toEqual(expect.arrayContaining([`${key}_zero`, `${key}_one`, `${key}_other`]));
  });
});

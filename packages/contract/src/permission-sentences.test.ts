import { expect, test } from "vitest";
import { LOCALES } from "./limits.ts";
import { permissionLabelsIn } from "./permission-labels.ts";
import { permissionSentencesIn } from "./permission-sentences.ts";
import { permissionKeys } from "./permissions.ts";

test("each permission has its own sentence that differs from its label [R-319]", async () => {
  for (const locale of LOCALES) {
    const sentences = await permissionSentencesIn[locale]();
    const { keys } = await permissionLabelsIn[locale]();
    expect(new Set(Object.values(sentences)).size).toBe(permissionKeys.length);
    const alike = permissionKeys.filter((key) => sentences[key].toLowerCase().replace(/\.$/, "") === keys[key]);
    expect(alike).toEqual([]);
  }
});

test("a sentence starts in upper case and ends with a full stop", async () => {
  for (const locale of LOCALES) {
    const sentences = Object.values(await permissionSentencesIn[locale]());
    expect(sentences.filter((sentence) => !/^\p{Lu}.{14,100}\.$/u.test(sentence))).toEqual([]);
  }
});

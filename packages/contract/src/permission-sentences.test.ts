import { expect, test } from "vitest";
import { LOCALES } from "./limits.ts";
import { permissionLabelsIn } from "./permission-labels.ts";
import { permissionSentencesIn } from "./permission-sentences.ts";
import { permissionKeys } from "./permissions.ts";

test("each permission has a sentence of its own in each language, which says more than its label [R-319]", async () => {
  for (const locale of LOCALES) {
    const sentences = await permissionSentencesIn[locale]();
    const { keys } = await permissionLabelsIn[locale]();
    expect(new Set(Object.values(sentences)).size).toBe(permissionKeys.length);
    const alike = permissionKeys.filter((key) => sentences[key].toLowerCase().replace(/\.$/, "") === keys[key]);
    expect(alike).toEqual([]);
  }
});

test("a sentence begins in upper case, ends with a full stop, and is short enough to read beside others", async () => {
  for (const locale of LOCALES) {
    const sentences = Object.values(await permissionSentencesIn[locale]());
    expect(sentences.filter((sentence) => !/^\p{Lu}.{14,100}\.$/u.test(sentence))).toEqual([]);
  }
});

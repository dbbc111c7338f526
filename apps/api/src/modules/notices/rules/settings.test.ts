import { expect, test } from "vitest";
import { effectiveSettings, mailedKinds } from "./settings.ts";

const stored = [
  { kind: "mention", inbox: false, mail: true },
  { kind: "digest_daily", inbox: true, mail: false },
] as const;

test("effectiveSettings are on by default and have no inbox for digests", () => {
  expect(effectiveSettings(["answer", "mention", "digest_daily"], stored)).toEqual([
    { kind: "answer", inbox: true, mail: true },
    { kind: "mention", inbox: false, mail: true },
    { kind: "digest_daily", inbox: null, mail: false },
  ]);
});

test("mailedKinds leaves out kinds whose e-mail is off", () => {
  expect(mailedKinds(["answer", "mention", "digest_daily"], stored)).toEqual(["answer", "mention"]);
});

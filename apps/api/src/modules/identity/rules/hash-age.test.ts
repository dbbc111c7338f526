import { expect, test } from "vitest";
import { isOutdated } from "./hash-age.ts";

const today = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hash = (parameters: string, kind = "argon2id") => `$${kind}$v=19$${parameters}$c2FsdHNhbHQ$aGFzaA`;

test.each([
  ["the parameters of today", hash("m=19456,t=2,p=1"), false],
  ["more than today asks for", hash("m=65536,t=3,p=4"), false],
  ["less memory", hash("m=4096,t=2,p=1"), true],
  ["fewer rounds", hash("m=19456,t=1,p=1"), true],
  ["another kind", hash("m=19456,t=2,p=1", "argon2i"), true],
  ["no hash of ours", "$2b$10$abcdefghijklmnopqrstuv", true],
])("isOutdated for a hash with %s (%s) is %s", (_, kept, outdated) => {
  expect(isOutdated(kept, today)).toBe(outdated);
});

test("isOutdated is true for a hash with less parallelism", () => {
  expect(isOutdated(hash("m=19456,t=2,p=1"), { ...today, parallelism: 2 })).toBe(true);
});

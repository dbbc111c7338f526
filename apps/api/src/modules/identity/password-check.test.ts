import { expect, test } from "vitest";
import { hashPassword, passwordFits } from "./password-check.ts";

const PASSWORD = "Emdia@2026#";
const millisecondsOf = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

test("passwordFits accepts the correct password only", async () => {
  const storedHash = await hashPassword(PASSWORD);
  expect(await passwordFits(storedHash, PASSWORD)).toBe(true);
  expect(await passwordFits(storedHash, `${PASSWORD} `)).toBe(false);
  expect(await passwordFits(await hashPassword("Outra@2026#"), PASSWORD)).toBe(false);
});

test("hashPassword uses Argon2id with a random salt", async () => {
  const hashes = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const storedHash of hashes) expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("passwordFits is false without a hash, also for the dummy password", async () => {
  for (const password of [PASSWORD, "nobody has this password", ""]) {
    expect(await passwordFits(undefined, password)).toBe(false);
    expect(await passwordFits(null, password)).toBe(false);
  }
});

test("passwordFits takes the same time without a hash [R-172]", async () => {
  const storedHash = await hashPassword(PASSWORD);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    known.push(await millisecondsOf(() => passwordFits(storedHash, "Errada@2026#")));
    unknown.push(await millisecondsOf(() => passwordFits(undefined, "Errada@2026#")));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

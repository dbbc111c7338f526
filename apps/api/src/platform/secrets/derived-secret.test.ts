import { expect, test } from "vitest";
import { deriveDigits, deriveSecret, type SecretSource } from "./derived-secret.ts";

const source: SecretSource = { purpose: "invitation", ownerId: 3, rowId: 7, issue: 0 };
const others: readonly SecretSource[] = [
  { ...source, purpose: "account link" },
  { ...source, ownerId: 4 },
  { ...source, rowId: 8 },
  { ...source, issue: 1 },
];

test("deriveSecret repeats the secret of a row and differs for others", () => {
  expect(deriveSecret("installation", source)).toBe(deriveSecret("installation", { ...source }));
  expect(deriveSecret("installation", source)).toMatch(/^[\w-]{43}$/);
  const secrets = [deriveSecret("other installation", source), ...[source, ...others].map((one) => deriveSecret("installation", one))];
  expect(new Set(secrets).size).toBe(secrets.length);
});

test("deriveDigits gives evenly distributed codes of six digits", () => {
  const codes = Array.from({ length: 2_000 }, (_, rowId) => deriveDigits("installation", { ...source, rowId }, 6));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  const firsts = Map.groupBy(codes, ([first]) => first);
  for (const [, group] of firsts) expect(group.length).toBeGreaterThan(120);
  expect(firsts.size).toBe(10);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { badgeHashOf, outcomeOfBadge } from "./read-outcome.ts";

const CODE = "q1w2e3r4t5y6abcdefghjkmn10";
const hash = createHash("sha256").update(CODE).digest("hex");
const ana = { id: 1, name: "Ana", providerName: "Ipê", badgeHash: hash, attendedSessions: [] };
const bia = { ...ana, id: 2, name: "Bia", badgeHash: null };

test("the hash is that of the code in a link or in groups", async () => {
  expect(await badgeHashOf(`https://emdia.example/colaboradores/badge-info/${CODE}`)).toBe(hash);
  expect(await badgeHashOf("Q1W2 E3R4 T5Y6 ABCD EFGH JKMN 10")).toBe(hash);
  expect(await Promise.all(["", "7891000100103", "https://example.com/menu"].map(badgeHashOf))).toEqual([null, null, null]);
});

test("a badge is present once, then repeated; others are strangers or no badge", () => {
  const roster = { participants: [ana, bia], attended: new Map<number, unknown>() };
  expect(outcomeOfBadge(hash, roster)).toEqual({ kind: "present", participant: ana });
  expect(outcomeOfBadge(hash, { ...roster, attended: new Map([[1, "waiting"]]) })).toEqual({ kind: "repeated", participant: ana });
  expect([outcomeOfBadge("0".repeat(64), roster), outcomeOfBadge(null, roster)]).toEqual([{ kind: "stranger" }, { kind: "wrong" }]);
});

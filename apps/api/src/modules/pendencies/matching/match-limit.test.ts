import { FILE_MATCHES_PER_MINUTE } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld({ accountLimits: true });

test("an account is refused file matching above the limit of a minute", async () => {
  const api = await world.as("supplier");
  const match = () => api("POST /pendencies/matches")({ body: { files: [{ key: 0, name: "documento.pdf", text: "" }] } });
  const statuses: number[] = [];
  for (let turn = 0; turn < FILE_MATCHES_PER_MINUTE; turn += 1) statuses.push((await match()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, refused } = await match();
  expect([status, refused.code]).toEqual([429, "pendency.too_many_matches"]);
});

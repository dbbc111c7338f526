import { expect, test } from "vitest";
import { answered, demand, newPendency, reconciled } from "../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();

test("the project conformity includes unfolded deltas and requires see_pendency", async () => {
  const pendency = await newPendency(world);
  await demand(world, pendency, { kind: "PROVIDER" });
  await reconciled(world, pendency);
  const reviewer = await newPerson(world, { companyId: pendency.contractorId, keys: ["see_projects", "see_pendency"] });
  const reader = await newPerson(world, { companyId: pendency.contractorId, keys: ["see_projects"] });
  const conformity = async ({ api }: typeof reviewer) => (await api("GET /projects")()).answer.results[0]?.conformity;
  expect(await conformity(reviewer)).toEqual({ settled: 0, total: 2 });
  await world.database.ownerPool().query("select fold_pendency_deltas(100000)");
  expect(await conformity(reviewer)).toEqual({ settled: 0, total: 2 });
  await answered(world, pendency.pendencyId, { status: "DONE" });
  expect(await conformity(reviewer)).toEqual({ settled: 1, total: 2 });
  expect(await conformity(pendency.supplier)).toEqual({ settled: 1, total: 2 });
  expect(await conformity(reader)).toBeNull();
});

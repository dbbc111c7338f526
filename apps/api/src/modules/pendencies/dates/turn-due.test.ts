import { expect, test } from "vitest";
import { newPendency } from "../../../../test/new-pendency.ts";
import { newPerson } from "../../../../test/new-person.ts";
import { jobHand, killedHand } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { turnDuePendencies } from "../index.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

/** A pendency that is done until a day, and near its expiry ten days before. */
const doneUntil = async (lastDay: string) => {
  const asked = await newPendency(world);
  const owner = world.database.ownerPool();
  await owner.query("update pendency set status = 'DONE', expiration_date = $2::date, next_due_on = $2::date - 10 where id = $1", [
    asked.pendencyId,
    lastDay,
  ]);
  const status = async () => (await owner.query("select status, version from pendency where id = $1", [asked.pendencyId])).rows[0];
  const turn = () => turnDuePendencies.run(jobHand(world), { contractorId: asked.contractorId });
  return { ...asked, status, turn };
};

test("a document comes near its expiry ten days before, is valid on its last day, and expired on the day after [CD-159]", async () => {
  const { status, turn } = await doneUntil(day(11));
  await turn();
  expect(await status()).toMatchObject({ status: "DONE" });
  world.clock.forward({ days: 1 });
  await turn();
  expect(await status()).toMatchObject({ status: "NEXT_DUE_DATE" });
  world.clock.forward({ days: 10 });
  await turn();
  expect(await status()).toMatchObject({ status: "NEXT_DUE_DATE" });
  world.clock.forward({ days: 1 });
  await turn();
  expect(await status()).toMatchObject({ status: "EXPIRED" });
});

test("after days switched off it goes where it belongs at once; killed in the middle nothing happened, and twice does no harm", async () => {
  const { status, turn, contractorId, pendencyId } = await doneUntil(day(3));
  world.clock.forward({ days: 30 });
  await turnDuePendencies.run(killedHand(world), { contractorId }).catch(() => undefined);
  expect(await status()).toEqual({ status: "DONE", version: 1 });
  await turn();
  await turn();
  expect(await status()).toEqual({ status: "EXPIRED", version: 2 });
  const { api } = await newPerson(world, { companyId: contractorId, keys: "all" });
  const { answer } = await api("GET /pendencies/{id}/history")({ id: pendencyId });
  expect(answer.results).toMatchObject([{ action: "pendency.expire", accountId: null, oldValue: "DONE", newValue: "EXPIRED" }]);
});

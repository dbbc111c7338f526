import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newApprovedTraining } from "../../../../test/fixtures/approved-training.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const LIST = "GET /companies/employees/{id}/accidents";
const OPEN = "POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}";
const DAY = dayFromNow(-3);
const REASON = "Choque elétrico durante a inspeção";

const newAccident = async () => {
  const place = await newApprovedTraining(world);
  const { answer } = await place.supplier.api("POST /companies/employees/{id}/movements")({
    id: place.workerId,
    body: { movementType: "accident", status: "active", projectId: null, startDate: DAY },
  });
  const ids = { id: place.workerId, movementId: answer.id, pendencyId: place.pendencyId };
  return { ...place, ids, body: { reason: REASON } };
};

test("the contractor requires a training again after an accident, with a reason", async () => {
  const { reviewer, supplier, ids, body, read, settle, workerId: id, remove } = await newAccident();
  await settle();
  expect(await read()).toMatchObject({ status: "DONE" });
  const listed = async (person = reviewer) => (await person.api(LIST)({ id })).answer.results;
  const { id: _, ...row } = ids;
  expect(await listed()).toMatchObject([{ ...row, day: DAY, need: null, can: { open: true } }]);
  expect((await reviewer.api(OPEN)({ ...ids, body })).status).toBe(204);
  await settle();
  const [year, month, day] = DAY.split("-");
  expect(await read()).toMatchObject({
    status: "OPEN",
    approved: dayFromNow(-4),
    note: `Acidente em ${day}/${month}/${year}: ${REASON}`,
  });
  expect((await reviewer.api(OPEN)({ ...ids, body: { reason: "Outro" } })).status).toBe(204);
  expect(await listed()).toMatchObject([{ need: { reason: REASON, openedBy: expect.any(String) }, can: { open: false } }]);
  expect(await listed(supplier)).toEqual([]);
  const history = (await supplier.api("GET /pendencies/{id}/history")({ id: ids.pendencyId })).answer.results;
  expect(history.filter(({ newValue }) => newValue === REASON)).toMatchObject([{ action: "pendency.noted" }]);
  await remove(ids.movementId);
  await settle();
  expect([await read(), await listed()]).toMatchObject([{ status: "DONE" }, []]);
});

test("an accident is a need only for holders of the permission who see it", async () => {
  const { contractorId, reviewer, ids, body } = await newAccident();
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_employee"] });
  expect((await reader.api(LIST)({ id: ids.id })).answer.results).toMatchObject([{ can: { open: false } }]);
  const other = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys: "all" });
  expect((await other.api(OPEN)({ ...ids, body })).refused.code).toBe("worker.not_found");
  expect((await reviewer.api(OPEN)({ ...ids, movementId: ids.movementId + 1_000_000, body })).refused.code).toBe(
    "training_accident.not_found",
  );
});

import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol, newTraining, requireCertificate, type Training } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const OFFERS = "GET /companies/employees/{id}/training-offers";
const LATER = dayFromNow(40);
const SEES = ["see_employee", "see_pendency", "see_training_class", "detail_training_class"] as const;

/** A worker who owes the NR-35 certificate, and a coming class that gives it. */
const owing = async () => {
  const place = await newTraining(world, LATER);
  const workerId = await place.newWorker();
  const pendencyId = await requireCertificate(world, place, { workerId });
  const change = (set: string, ...values: unknown[]) =>
    world.database.ownerPool().query(`update training_class set ${set} where id = $1`, [place.training.id, ...values]);
  const supplier = await newPerson(world, { companyId: place.supplierId, keys: SEES });
  const contractor = await newPerson(world, { companyId: place.contractorId, keys: SEES });
  const offersOf = async ({ api }: Pick<Training["admin"], "api">, query = {}) =>
    (await api(OFFERS)({ id: workerId, query })).answer.results;
  return { place, workerId, pendencyId, change, supplier, contractor, offersOf };
};

test("a worker without the certificate is offered the next class", async () => {
  const { place, pendencyId, supplier, contractor, offersOf } = await owing();
  const offer = {
    pendencyId,
    status: "OPEN",
    document: expect.stringContaining("NR-35"),
    company: { id: place.contractorId, name: expect.any(String) },
    project: { id: place.projectId, name: expect.any(String) },
    training: "NR-35",
    seesClasses: true,
    class: {
      id: place.training.id,
      name: "NR-35 de março",
      day: LATER,
      time: "08:00",
      place: "Centro de treinamento",
      free: 3,
      isEnrolled: false,
      can: { detail: true },
    },
  };
  expect([await offersOf(supplier), await offersOf(contractor)]).toEqual([[offer], [offer]]);
  expect(await offersOf(supplier, { pendencyId })).toEqual([offer]);
  expect(await offersOf(supplier, { pendencyId: pendencyId + 1 })).toEqual([]);
});

test("a class without places, begun, cancelled or closed to the supplier is not offered", async () => {
  const { place, change, supplier, contractor, offersOf } = await owing();
  const offered = async () => [...(await offersOf(supplier)), ...(await offersOf(contractor))].map((offer) => offer.class?.id ?? null);
  const id = place.training.id;
  await enrol(place, [await place.newWorker()]);
  await change("vacancy = 1");
  expect(await offered()).toEqual([null, null]);
  await change("vacancy = 2, starts_at = now() - interval '1 day'");
  expect(await offered()).toEqual([null, null]);
  await change("starts_at = $2::timestamp, cancelled_at = now(), cancel_reason = 'Chuva'", `${LATER} 08:00`);
  expect(await offered()).toEqual([null, null]);
  await change("cancelled_at = null, cancel_reason = null, open_to_all = false");
  expect(await offered()).toEqual([null, null]);
  await world.database
    .ownerPool()
    .query("insert into training_class_supplier (contractor_id, class_id, provider_id) values ($1, $2, $3)", [
      place.contractorId,
      id,
      place.supplierId,
    ]);
  expect(await offered()).toEqual([id, id]);
});

test("a coming class of the worker is shown before other classes", async () => {
  const { place, workerId, change, supplier, offersOf } = await owing();
  await enrol(place, [workerId]);
  await change("vacancy = 1");
  expect(await offersOf(supplier)).toMatchObject([{ class: { id: place.training.id, isEnrolled: true, free: 0 } }]);
});

test("classes are hidden from users without the permission for classes", async () => {
  const { place, offersOf } = await owing();
  const reader = await newPerson(world, { companyId: place.supplierId, keys: ["see_employee", "see_pendency"] });
  expect(await offersOf(reader)).toMatchObject([{ training: "NR-35", seesClasses: false, class: null }]);
});

test("documents in other projects, in order or without a class are omitted", async () => {
  const { place, pendencyId, supplier, offersOf } = await owing();
  const elsewhere = await newPerson(world, { companyId: place.supplierId, keys: SEES, onlyProjects: [] });
  const withoutDocuments = await newPerson(world, { companyId: place.supplierId, keys: ["see_employee", "see_training_class"] });
  expect(await offersOf(withoutDocuments)).toEqual([]);
  expect((await elsewhere.api(OFFERS)({ id: place.supplierId })).refused.code).toBe("worker.not_found");
  const owner = world.database.ownerPool();
  await owner.query("update pendency set status = 'DONE' where id = $1", [pendencyId]);
  expect(await offersOf(supplier)).toEqual([]);
  await owner.query("update pendency set status = 'EXPIRED' where id = $1", [pendencyId]);
  expect(await offersOf(supplier)).toMatchObject([{ status: "EXPIRED" }]);
  await owner.query("update training_config set retired = true where id = $1", [place.config.id]);
  expect(await offersOf(supplier)).toEqual([]);
});

test("a class of a facility is offered only in projects at that facility", async () => {
  const { place, supplier, offersOf } = await owing();
  const owner = world.database.ownerPool();
  const { facilityId, departmentId } = await newFacility(world, place.contractorId);
  await owner.query("update training_config_version set facility_id = $2 where config_id = $1", [place.config.id, facilityId]);
  expect(await offersOf(supplier)).toMatchObject([{ training: "NR-35", class: null }]);
  await owner.query("insert into project_location (contractor_id, project_id, facility_id, department_id) values ($1, $2, $3, $4)", [
    place.contractorId,
    place.projectId,
    facilityId,
    departmentId,
  ]);
  expect(await offersOf(supplier)).toMatchObject([{ class: { id: place.training.id } }]);
});

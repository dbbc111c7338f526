import { expect, test } from "vitest";
import { answered, demand, newPendency, reconciled } from "../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { addDays } from "../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";

const world = openWorld();

test("a missing blocking document prevents work and names who can resolve it [CD-161]", async () => {
  const pendency = await newPendency(world);
  const { api } = pendency.supplier;
  const standing = async () => (await api("GET /companies/employees/{id}/standing")({ id: pendency.workerId })).answer.projects[0];
  expect(await standing()).toMatchObject({
    mayWork: false,
    reasons: [
      {
        hindrance: "documents",
        ofWorkerOnly: true,
        remedy: "pendencies",
        side: "provider",
        permission: "upload_document_pendency",
        canRemedy: true,
      },
    ],
  });
  await answered(world, pendency.pendencyId, { status: "DONE" });
  expect(await standing()).toMatchObject({ mayWork: true, reasons: [] });
});

test("a supplier document blocks its workers only if its type blocks work [CD-161]", async () => {
  const pendency = await newPendency(world);
  await answered(world, pendency.pendencyId, { status: "DONE" });
  await demand(world, pendency, { kind: "PROVIDER" });
  await reconciled(world, pendency);
  const missing = async () => {
    const { answer } = await pendency.supplier.api("GET /companies/employees/{id}/standing")({ id: pendency.workerId });
    return answer.projects[0]?.reasons.map(({ note, ofWorkerOnly }) => [note, ofWorkerOnly]);
  };
  expect(await missing()).toEqual([]);
  const { rows } = await world.database.ownerPool().query(
    `update document_type_version v set blocks_work = true from pendency p
     where v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
       and p.project_id = $1 and p.worker_id is null
     returning v.name`,
    [pendency.projectId],
  );
  expect(rows).toHaveLength(1);
  expect(await missing()).toEqual([[rows[0]?.name, false]]);
});

test("a worker may work through the last day, without the daily job [CD-159] [CD-161]", async () => {
  const pendency = await newPendency(world);
  const last = addDays(dayInSaoPaulo(world.clock.now()), 3);
  const owner = world.database.ownerPool();
  await owner.query("update pendency set status = 'DONE', expiration_date = $2, approved_until = $2 where id = $1", [
    pendency.pendencyId,
    last,
  ]);
  const standing = async () => {
    const { api } = await newPerson(world, { companyId: pendency.providerId, keys: "all" });
    const { answer } = await api("GET /companies/employees/{id}/standing")({ id: pendency.workerId });
    return answer.projects[0];
  };
  expect(await standing()).toMatchObject({ mayWork: true, until: last, reasons: [] });
  world.clock.forward({ days: 3 });
  expect(await standing()).toMatchObject({ mayWork: true, until: last });
  world.clock.forward({ days: 1 });
  expect(await standing()).toMatchObject({ mayWork: false, until: null, reasons: [{ hindrance: "documents" }] });
});

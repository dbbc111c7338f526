import { expect, test } from "vitest";
import { asRead, dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol, newTraining, requireCertificate } from "../../../../test/fixtures/new-training.ts";
import { ownJobs } from "../../../../test/jobs.ts";
import { queueDigests } from "../../../../test/notice-jobs.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const jobs = ownJobs(world.database);
const LATER = dayFromNow(40);
const NEXT_DUE = ["see_pendency", "notification_pendency_project_next_due_date"] as const;

/** A worker whose NR-35 ends on a day, a class with places, and a reader of the digest at the supplier. */
const ending = async (days: number, status = "NEXT_DUE_DATE") => {
  const place = await newTraining(world, LATER);
  const workerId = await place.newWorker({ name: "Ana Prado" });
  const pendencyId = await requireCertificate(world, place, { workerId });
  await world.database
    .ownerPool()
    .query("update pendency set status = $2, expiration_date = $3 where id = $1", [pendencyId, status, dayFromNow(days)]);
  const reader = await newPerson(world, { companyId: place.supplierId, keys: [...NEXT_DUE, "see_training_class"] });
  const digestOf = async ({ email }: { readonly email: string }) => {
    await queueDigests(jobs, world);
    return (await mailsTo(world, email))[0]?.text;
  };
  return { ...place, workerId, pendencyId, reader, digestOf };
};

test("a training near its end is listed with the next class instead of its document", async () => {
  const { training, pendencyId, reader, contractorId, digestOf } = await ending(5);
  const ofContractor = await newPerson(world, { companyId: contractorId, keys: [...NEXT_DUE, "see_training_class"] });
  for (const person of [reader, ofContractor]) {
    const text = await digestOf(person);
    expect(text).toContain("Treinamentos a renovar");
    expect(text).toContain("Vencem em até 7 dias: 1.");
    expect(text).toContain("Ana Prado");
    expect(text).toContain(`http://emdia.test/pendencias/editar/${pendencyId}`);
    expect(text).toContain(`Próxima turma: NR-35 de março, ${asRead(LATER)} 08:00. Vagas: 3.`);
    expect(text).toContain(`http://emdia.test/treinamentos/editar-turma/${training.id}`);
    expect(text).not.toContain("Documentos perto do vencimento");
  }
});

test.for([
  { days: 1, band: "Vencem até amanhã: 1." },
  { days: 30, band: "Vencem em até 30 dias: 1." },
  { days: 45, band: "Perto do vencimento: 1." },
  { days: -3, band: "Vencidos: 1.", status: "EXPIRED" },
])("a training that ends in $days days is counted as $band", async ({ days, band, status }) => {
  const { reader, digestOf } = await ending(days, status);
  expect(await digestOf(reader)).toContain(band);
});

test("the digest names no class to a person without the permission for classes", async () => {
  const { supplierId, training, digestOf } = await ending(5);
  const reader = await newPerson(world, { companyId: supplierId, keys: NEXT_DUE });
  expect(await digestOf(reader)).not.toContain("turma");
  await world.database.ownerPool().query("update training_class set open_to_all = false where id = $1", [training.id]);
  const seesClasses = await newPerson(world, { companyId: supplierId, keys: [...NEXT_DUE, "see_training_class"] });
  expect(await digestOf(seesClasses)).toContain("Nenhuma turma com vagas");
});

test("a worker who is enrolled in a coming class is not listed", async () => {
  const place = await ending(5);
  expect((await enrol(place, [place.workerId])).status).toBe(200);
  expect(await place.digestOf(place.reader)).toBeUndefined();
});

test.for([
  "update worker set status = 'dismissed' where id = $1",
  "update project_worker set end_date = current_date - 2 where worker_id = $1",
])("a worker who left is not listed", async (leave) => {
  const { workerId, reader, digestOf } = await ending(5);
  await world.database.ownerPool().query(leave, [workerId]);
  expect(await digestOf(reader)).toBeUndefined();
});

test("a training in order or inactive is not listed", async () => {
  const { pendencyId, reader, digestOf } = await ending(200, "DONE");
  expect(await digestOf(reader)).toBeUndefined();
  await world.database
    .ownerPool()
    .query("update pendency set status = 'NEXT_DUE_DATE', rest_for = 'good', rest_reason = 'no_longer_demanded' where id = $1", [
      pendencyId,
    ]);
  expect(await digestOf(reader)).toBeUndefined();
});

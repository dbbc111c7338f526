import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { killedIn, waitingSettlings } from "../../../../test/certificate-jobs.ts";
import { dayFromNow } from "../../../../test/days.ts";
import { openCertificateWorld } from "../../../../test/fixtures/certificate-world.ts";
import {
  approve,
  demandCertificate,
  newCertified,
  newRunningTraining,
  runningClassOf,
  validFor,
} from "../../../../test/fixtures/new-certificate.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newFacility } from "../../../../test/fixtures/new-facility.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { linkProject } from "../../../../test/fixtures/new-project.ts";
import { enrol, supplierTrainingKeys } from "../../../../test/fixtures/new-training.ts";

const { world, files, settle, owner, read } = await openCertificateWorld();
/** NR-35 is valid for 24 months. */
const UNTIL = validFor(24);
const YEAR = Number(UNTIL.slice(0, 4)) - 2;

describe("an approval", () => {
  test("issues a certificate that completes the pendency until its date", async () => {
    const place = await newCertified(world);
    expect((await approve(place, [place.workerId])).answer).toMatchObject({ approved: 1 });
    expect(await read(place)).toMatchObject({ status: "OPEN" });
    await settle();
    expect(await read(place)).toEqual({
      status: "DONE",
      expires: UNTIL,
      approved: UNTIL,
      note: null,
      documents: [{ name: `NR-35 ${YEAR}-000001.pdf`, state: "current", certificate: true }],
    });
    const { api } = await newPerson(world, { companyId: place.supplierId, keys: "all" });
    const { answer: history } = await api("GET /pendencies/{id}/history")({ id: place.pendencyId });
    expect(history.results.map(({ action, newValue }) => [action, newValue])).toEqual([
      ["pendency.certify", "DONE"],
      ["document.added", null],
    ]);
    const { answer: documents } = await api("GET /pendencies/{id}/documents")({ id: place.pendencyId });
    const link = await api("GET /documents/{id}")({ id: documents.results[0]?.id ?? 0 });
    const bytes = Buffer.from(await (await fetch(new URL(link.answer.url, world.address()))).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("shows its certificates to both sides, with a link to the PDF", async () => {
    const place = await newCertified(world);
    const { contractorId: companyId, training, supplier, admin } = place;
    await approve(place, [place.workerId]);
    const listed = async (api: typeof admin.api) =>
      (await api("GET /integrations/{companyId}/training-classes/{id}/certificates")({ companyId, id: training.id })).answer.results;
    const [waiting] = await listed(admin.api);
    expect(waiting).toMatchObject({ number: `${YEAR}-000001`, state: "valid", issuedOn: dayFromNow(0), validUntil: UNTIL, isReady: false });
    const open = (api: typeof admin.api) =>
      api("GET /integrations/{companyId}/certificates/{certificateId}")({ companyId, certificateId: waiting?.id ?? 0 });
    expect((await open(admin.api)).refused.code).toBe("training_certificate.not_ready");
    await settle();
    expect(await listed(supplier.api)).toMatchObject([{ id: waiting?.id, isReady: true }]);
    expect((await open(supplier.api)).answer).toMatchObject({ name: `NR-35 ${YEAR}-000001.pdf` });
    const stranger = await newPerson(world, { companyId: place.otherId, keys: supplierTrainingKeys });
    expect(await listed(stranger.api)).toEqual([]);
    expect((await open(stranger.api)).refused.code).toBe("training_certificate.not_found");
  });

  test("numbers certificates per contractor and year without gaps", async () => {
    const place = await newRunningTraining(world);
    const workers = [await place.newWorker({ name: "Bia" }), await place.newWorker({ name: "Ana" })];
    await enrol(place, workers);
    await approve(place, workers);
    await approve(place, workers.slice(0, 1), { reason: "Presença conferida" });
    const { rows } = await owner(
      "select year, number, state, content ->> 'workerName' as name from training_certificate where contractor_id = $1 order by number",
      [place.contractorId],
    );
    expect(rows).toEqual([
      { year: YEAR, number: 1, state: "valid", name: "Ana" },
      { year: YEAR, number: 2, state: "replaced", name: "Bia" },
      { year: YEAR, number: 3, state: "valid", name: "Bia" },
    ]);
    await settle();
  });

  test("of a killed job is completed by the next run, and a repeated run changes nothing", async () => {
    const place = await newCertified(world);
    await approve(place, [place.workerId]);
    const job = (await waitingSettlings(world)).find(({ payload }) => (payload as { workerId: number }).workerId === place.workerId);
    await expect(settle(killedIn(world, 2))).rejects.toThrow("killed");
    expect(await read(place)).toMatchObject({ status: "OPEN", documents: [] });
    const again = () =>
      owner("select enqueue('trainings.settle-certificates', $1::json, $2, null)", [JSON.stringify(job?.payload), job?.key]);
    await again();
    await settle();
    const done = await read(place);
    expect(done).toMatchObject({ status: "DONE" });
    await again();
    await settle();
    expect(await read(place)).toEqual(done);
  });

  test("returns undecided documents to the drafts and answers an open question", async () => {
    const place = await newCertified(world);
    const supplier = await newPerson(world, { companyId: place.supplierId, keys: "all" });
    const id = place.pendencyId;
    await newDraft({ supplier, pendencyId: id }, { name: "antigo.pdf", issueDate: dayFromNow(-10), expirationDate: dayFromNow(300) });
    expect((await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).answer.status).toBe("IN_REVISION");
    const reviewer = await newPerson(world, { companyId: place.contractorId, keys: "all" });
    await reviewer.api("PUT /pendencies/{id}")({ id, body: { status: "SUPPORT", note: "Qual turma?" } });
    await approve(place, [place.workerId]);
    await settle();
    expect(await read(place)).toMatchObject({
      status: "DONE",
      expires: UNTIL,
      documents: [
        { name: "antigo.pdf", state: "draft" },
        { certificate: true, state: "current" },
      ],
    });
    const { answer } = await supplier.api("GET /pendencies/{id}/comments")({ id });
    expect(answer.results).toMatchObject([{ kind: "QUESTION", answerState: "ANSWERED" }]);
  });

  test("adds a certificate beside a document in force that ends later", async () => {
    const place = await newCertified(world);
    await owner(
      "update pendency set status = 'DONE', approved_until = '2090-01-01', expiration_date = '2090-01-01', round = 1 where id = $1",
      [place.pendencyId],
    );
    await approve(place, [place.workerId]);
    await settle();
    expect(await read(place)).toMatchObject({
      status: "DONE",
      expires: "2090-01-01",
      approved: "2090-01-01",
      documents: [{ state: "past" }],
    });
  });

  test("added beside a document in force stays so when the supplier withdraws its renewal", async () => {
    const place = await newCertified(world);
    const { pendencyId: id } = place;
    await owner(
      "update pendency set status = 'NEXT_DUE_DATE', approved_until = '2090-01-01', expiration_date = '2090-01-01', round = 1 where id = $1",
      [id],
    );
    const supplier = await newPerson(world, { companyId: place.supplierId, keys: "all" });
    await newDraft({ supplier, pendencyId: id }, { name: "novo.pdf", issueDate: dayFromNow(-10), expirationDate: dayFromNow(300) });
    await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
    await approve(place, [place.workerId]);
    await settle();
    expect(await read(place)).toMatchObject({
      status: "IN_REVISION",
      documents: [{ state: "current" }, { state: "past", certificate: true }],
    });
    await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "NEXT_DUE_DATE", action: "withdraw" } });
    expect(await read(place)).toMatchObject({
      status: "NEXT_DUE_DATE",
      documents: [{ state: "draft" }, { state: "past", certificate: true }],
    });
  });

  test("does not change a pendency that is not applicable, and no user can certify", async () => {
    const place = await newCertified(world);
    const { api } = await newPerson(world, { companyId: place.contractorId, keys: "all" });
    const id = place.pendencyId;
    const { answer } = await api("GET /pendencies/{id}")({ id });
    expect(answer.moves.map(({ action }) => action)).not.toContain("certify");
    for (const action of ["certify", "revoke"] as const)
      for (const status of ["DONE", "OPEN"] as const)
        expect((await api("PUT /pendencies/{id}")({ id, body: { status, action, note: "x" } })).refused.code).toBe(
          "pendency.move_not_allowed",
        );
    await owner("update pendency set status = 'NOT_APPLICABLE' where id = $1", [id]);
    await approve(place, [place.workerId]);
    await settle();
    expect(await read(place)).toMatchObject({ status: "NOT_APPLICABLE", documents: [] });
  });

  test("only joins the drafts of a type that no class completes", async () => {
    const place = await newRunningTraining(world);
    const workerId = await place.newWorker();
    const pendencyId = await demandCertificate(world, place, { workerId, typeId: 350 });
    const other = await runningClassOf(world, place, { name: "Químicos", trainingId: null, documentTypeId: 350 });
    await enrol(other, [workerId]);
    await approve(other, [workerId]);
    await settle();
    expect(await read({ pendencyId })).toMatchObject({ status: "OPEN", documents: [{ state: "draft", certificate: true }] });
    await approve(other, [workerId], { status: "failed", reason: "Erro" });
    await settle();
    expect(await read({ pendencyId })).toMatchObject({ status: "OPEN", documents: [] });
  });

  test("of a configuration with a unit acts in the projects of that unit only", async () => {
    const place = await newRunningTraining(world);
    const { contractorId, projectId } = place;
    const workerId = await place.newWorker();
    const pendencyId = await demandCertificate(world, place, { workerId });
    const { facilityId, departmentId } = await newFacility(world, contractorId);
    const make = async (name: string) => {
      const other = await runningClassOf(world, place, { name, facilityId, departmentId });
      await enrol(other, [workerId]);
      await approve(other, [workerId]);
      await settle();
    };
    await make("NR-35 da mina");
    expect(await read({ pendencyId })).toMatchObject({ status: "OPEN" });
    await linkProject(world, { contractorId, id: projectId }, { facilityId, departmentId });
    await make("NR-35 da usina");
    expect(await read({ pendencyId })).toMatchObject({ status: "DONE" });
  });

  test("completes a pendency that is created while the certificate is in force", async () => {
    const place = await newRunningTraining(world);
    const workerId = await place.newWorker();
    await enrol(place, [workerId]);
    await approve(place, [workerId]);
    await settle();
    const pendencyId = await demandCertificate(world, place, { workerId });
    await settle();
    expect(await read({ pendencyId })).toMatchObject({ status: "DONE", expires: UNTIL });
  });
});

test("a long syllabus and a name with Ő, Ș and emoji are printed", async () => {
  const place = await newCertified(world);
  await approve(place, [place.workerId]);
  await owner(
    "update training_certificate set content = jsonb_set(content::jsonb, '{syllabus}', to_jsonb(repeat('Análise de risco e resgate. ', 180)))::json where contractor_id = $1",
    [place.contractorId],
  );
  await settle();
  const { rows } = await owner("select hash from training_certificate where contractor_id = $1", [place.contractorId]);
  const bytes = await files().read(rows[0].hash);
  if (!bytes) throw new Error("the PDF is not stored");
  const pdf = (await buffer(bytes)).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});

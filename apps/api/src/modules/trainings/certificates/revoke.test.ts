import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { openCertificateWorld } from "../../../../test/fixtures/certificate-world.ts";
import { approve, type Certified, newCertified, runningClassOf, validFor } from "../../../../test/fixtures/new-certificate.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol } from "../../../../test/fixtures/new-training.ts";

const { world, settle, owner, read } = await openCertificateWorld();
/** NR-35 is valid for 24 months. */
const UNTIL = validFor(24);

describe("a withdrawn approval", () => {
  const correct = (place: Certified) => approve(place, [place.workerId], { status: "failed", reason: "Prova anulada" });

  test("opens the pendency with its reason", async () => {
    const place = await newCertified(world);
    await approve(place, [place.workerId]);
    await settle();
    expect((await correct(place)).answer.results).toMatchObject([{ done: true }]);
    await settle();
    expect(await read(place)).toMatchObject({
      status: "OPEN",
      approved: null,
      expires: null,
      note: "Prova anulada",
      documents: [{ state: "past" }],
    });
    await approve(place, [place.workerId]);
    await settle();
    expect(await read(place)).toMatchObject({ status: "DONE", documents: [{ state: "past" }, { state: "current" }] });
  });

  test("opens it also when the class or the participant is removed", async () => {
    const [one, other] = [await newCertified(world), await newCertified(world)];
    for (const place of [one, other]) await approve(place, [place.workerId]);
    await settle();
    const remove = { companyId: one.contractorId, id: one.training.id, query: { description: "Turma errada" } };
    expect((await one.admin.api("DELETE /integrations/{companyId}/training-classes/{id}")(remove)).status).toBe(204);
    const { rows } = await owner("select id from training_participant where class_id = $1", [other.training.id]);
    await other.admin.api("PATCH /integrations/{companyId}/training-class/{id}/employees")({
      companyId: other.contractorId,
      id: other.training.id,
      body: { trainingClassEmployeeIds: [rows[0].id], description: "Pessoa errada" },
    });
    await settle();
    expect(await read(one)).toMatchObject({ status: "OPEN", note: "Turma errada" });
    expect(await read(other)).toMatchObject({ status: "OPEN", note: "Pessoa errada" });
  });

  test("of two classes leaves the certificate of the other one in force", async () => {
    const place = await newCertified(world);
    const shorter = await runningClassOf(world, place, { name: "NR-35 curta", validityMonths: 12 });
    await enrol(shorter, [place.workerId]);
    await Promise.all([approve(place, [place.workerId]), approve(shorter, [place.workerId])]);
    await settle();
    expect(await read(place)).toMatchObject({ status: "DONE", expires: UNTIL });
    const { rows } = await owner("select count(*)::int as count from training_certificate where worker_id = $1 and state = 'valid'", [
      place.workerId,
    ]);
    expect(rows).toEqual([{ count: 2 }]);
    await correct(place);
    await settle();
    expect(await read(place)).toMatchObject({ status: "DONE", expires: validFor(12), approved: validFor(12) });
  });

  test("changes only the end of the approval while a renewal is in review", async () => {
    const place = await newCertified(world);
    await approve(place, [place.workerId]);
    await settle();
    const supplier = await newPerson(world, { companyId: place.supplierId, keys: "all" });
    const id = place.pendencyId;
    await owner("update pendency set status = 'NEXT_DUE_DATE' where id = $1", [id]);
    await newDraft({ supplier, pendencyId: id }, { name: "novo.pdf", issueDate: dayFromNow(-9), expirationDate: dayFromNow(700) });
    await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } });
    await correct(place);
    await settle();
    expect(await read(place)).toMatchObject({ status: "IN_REVISION", approved: null });
    expect((await supplier.api("PUT /pendencies/{id}")({ id, body: { status: "OPEN", action: "withdraw" } })).answer.status).toBe("OPEN");
  });
});

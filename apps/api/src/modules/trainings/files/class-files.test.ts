import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { aPdf } from "../../../../test/fixtures/new-document.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import {
  classFileForm,
  enrol,
  newTraining,
  participantsOf,
  supplierTrainingKeys,
  type Training,
  updateResults,
  uploadTo,
} from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const YESTERDAY = dayFromNow(-1);
const TOMORROW = dayFromNow(1);

const namesFor = async ({ contractorId: companyId, training }: Training, api: Training["admin"]["api"]) => {
  const { answer } = await api("GET /integrations/{companyId}/files")({ companyId, query: { trainingClassId: training.id } });
  return answer.results.map(({ name }) => name);
};

describe("files of a class", () => {
  test("are sent in the field documents, with the class in the form [R-339] [C-135] [C-136] [CD-097] [CD-147]", async () => {
    const place = await newTraining(world, TOMORROW);
    const { admin, contractorId: companyId, training } = place;
    const sent = await uploadTo(place, { isAttendanceList: true }, "lista.pdf");
    expect(sent.answer).toMatchObject({
      name: "lista.pdf",
      type: "application/pdf",
      verdict: "clean",
      isAttendanceList: true,
      can: { remove: true },
    });
    const named = await admin.api("POST /integrations/{companyId}/training-classes/{id}/files")({
      companyId,
      id: training.id,
      body: classFileForm({}, "fotos.pdf"),
    });
    expect(named.status).toBe(201);
    expect(await namesFor(place, admin.api)).toEqual(["fotos.pdf", "lista.pdf"]);
    const { answer } = await admin.api("GET /integrations/{companyId}/training-classes/{id}/files")({ companyId, id: training.id });
    expect(answer.results).toHaveLength(2);
    const link = await admin.api("GET /integrations/{companyId}/files/{fileId}")({ companyId, fileId: sent.answer.id });
    expect((await fetch(new URL(link.answer.url, world.address()))).status).toBe(200);

    const other = new FormData();
    other.set("trainingClassId", String(training.id));
    other.set("files", aPdf("outra"), "outra.pdf");
    expect((await admin.api("POST /integrations/{companyId}/upload-files")({ companyId, body: other })).status).toBe(400);
    const text = new FormData();
    text.set("trainingClassId", String(training.id));
    text.set("documents", new Blob(["<script>"]), "lista.pdf");
    expect((await admin.api("POST /integrations/{companyId}/upload-files")({ companyId, body: text })).refused.code).toBe(
      "request.unsupported_type",
    );
  });

  test("are removed with a description only, which the history keeps [R-336] [C-137]", async () => {
    const place = await newTraining(world, TOMORROW);
    const { admin, contractorId: companyId, training } = place;
    const { id: fileId } = (await uploadTo(place)).answer;
    const remove = (body: object) =>
      admin.api("PATCH /integrations/{companyId}/remove/{fileId}")({ companyId, fileId, body: body as never });
    expect((await remove({})).refused.code).toBe("request.malformed");
    expect((await remove({ description: " " })).refused.code).toBe("request.malformed");
    expect((await remove({ description: "Arquivo trocado" })).status).toBe(204);
    expect((await remove({ description: "Arquivo trocado" })).refused.code).toBe("training_file.not_found");
    expect(await namesFor(place, admin.api)).toEqual([]);
    const { answer } = await admin.api("GET /integrations/history/{id}")({ id: training.id });
    expect(answer.results[0]).toMatchObject({
      action: "training_file.removed",
      newValue: "Arquivo trocado",
      subject: { name: "lista.pdf" },
    });
  });

  test("are read by suppliers only if marked for them, never the attendance list", async () => {
    const place = await newTraining(world, TOMORROW);
    const { supplier, supplierId, contractorId: companyId } = place;
    const hidden = (await uploadTo(place, { isAttendanceList: true }, "lista.pdf")).answer;
    const shared = (await uploadTo(place, { forSuppliers: true }, "material.pdf")).answer;
    expect((await uploadTo(place, { forSuppliers: true, isAttendanceList: true })).refused.code).toBe("request.malformed");
    expect(await namesFor(place, supplier.api)).toEqual(["material.pdf"]);
    const open = (fileId: number) => supplier.api("GET /integrations/{companyId}/files/{fileId}")({ companyId, fileId });
    expect((await open(shared.id)).status).toBe(200);
    expect((await open(hidden.id)).refused.code).toBe("training_file.not_found");
    const keys = [...supplierTrainingKeys, "upload_training_class_file"] as const;
    const { api } = await newPerson(world, { companyId: supplierId, keys });
    const body = classFileForm({ trainingClassId: place.training.id });
    expect((await api("POST /integrations/{companyId}/upload-files")({ companyId, body })).refused.code).toBe("permission.missing");
    const remove = { companyId, fileId: shared.id, body: { description: "x" } };
    expect((await api("PATCH /integrations/{companyId}/remove/{fileId}")(remove)).refused.code).toBe("permission.missing");
  });

  test("of a class open to other suppliers are not found", async () => {
    const place = await newTraining(world, TOMORROW, {});
    const { answer: shared } = await uploadTo(place, { forSuppliers: true });
    await world.database
      .ownerPool()
      .query(
        "with c as (update training_class set open_to_all = false where id = $1 returning *) insert into training_class_supplier select contractor_id, id, $2 from c",
        [place.training.id, place.otherId],
      );
    const { refused } = await place.supplier.api("GET /integrations/{companyId}/files/{fileId}")({
      companyId: place.contractorId,
      fileId: shared.id,
    });
    expect(refused.code).toBe("training_file.not_found");
  });
});

describe("evidence of past sessions", () => {
  test("is needed to enrol after the end, and to approve", async () => {
    const place = await newTraining(world, YESTERDAY, { description: "Registro" });
    const worker = await place.newWorker();
    const late = () =>
      place.admin.api("POST /integrations/{companyId}/training-class/{id}/employees")({
        companyId: place.contractorId,
        id: place.training.id,
        body: { employeeIds: [worker], description: "Estava na lista" },
      });
    expect((await late()).refused.code).toBe("training_class.evidence_missing");
    const { answer: file } = await uploadTo(place, { isAttendanceList: true });
    expect((await late()).answer.results).toMatchObject([{ done: true }]);
    await place.admin.api("PATCH /integrations/{companyId}/remove/{fileId}")({
      companyId: place.contractorId,
      fileId: file.id,
      body: { description: "Errado" },
    });
    const id = (await participantsOf(place))[0]?.id ?? 0;
    const approve = () =>
      updateResults(place, {
        lines: [
          { trainingClassEmployeeId: id, status: "approved", score: 9, attendedSessions: place.training.sessions.map(({ id: at }) => at) },
        ],
      });
    expect((await approve()).refused.code).toBe("training_class.evidence_missing");
    await uploadTo(place, { isAttendanceList: true });
    expect((await approve()).answer).toMatchObject({ approved: 1 });
  });

  test("is not asked of a class whose sessions were planned ahead", async () => {
    const place = await newTraining(world, dayFromNow(0));
    await enrol(place, [await place.newWorker()]);
    expect((await updateResults(place, { approveAll: true })).status).toBe(200);
  });
});

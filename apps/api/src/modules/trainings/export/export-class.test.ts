import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol, newTraining, participantsOf, supplierTrainingKeys, type Training } from "../../../../test/fixtures/new-training.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { readSheet } from "../../../platform/spreadsheets/read-sheet.ts";

const world = openWorld();
const TODAY = dayFromNow(0);
type Api = Training["admin"]["api"];

/** A class with a worker of each supplier, and a note on the first one. */
const newExported = async () => {
  const place = await newTraining(world, TODAY);
  const own = await place.newWorker({ name: "Ana Ősz" });
  const other = await newWorkerRow(world, { providerId: place.otherId, name: "Bia", links: [place.link] });
  await enrol(place, [own, other]);
  const [first] = await participantsOf(place);
  await place.admin.api("PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}")({
    companyId: place.contractorId,
    id: place.training.id,
    employeeId: first?.id ?? 0,
    body: { text: "Precisa de óculos" },
  });
  return place;
};
const exported = ({ contractorId: companyId, training }: Training, api: Api, kind?: "participants" | "attendance_list") =>
  api("POST /integrations/{companyId}/export-file")({ companyId, body: { trainingClassId: training.id, ...(kind && { kind }) } });
const linesOf = async (place: Training, api: Api): Promise<readonly (readonly string[])[]> => {
  const { answer } = await exported(place, api);
  const lines: (readonly string[])[] = [];
  for await (const { cells } of readSheet(Readable.from(Buffer.from(await answer.arrayBuffer())), "xlsx")) lines.push(cells);
  return lines;
};

describe("export of a class", () => {
  test("answers the participants as a file that is downloaded [R-341] [C-139]", async () => {
    const place = await newExported();
    const { headers } = await exported(place, place.admin.api);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename=".*[.]xlsx"/);
    const lines = await linesOf(place, place.admin.api);
    expect(lines.map(([name, , , status, , , note]) => [name, status, note])).toEqual([
      ["Colaborador", "Situação", "Observação"],
      ["Ana Ősz", "Inscrito", "Precisa de óculos"],
      ["Bia", "Inscrito", undefined],
    ]);
  });

  test("gives a supplier its own participants and no notes", async () => {
    const place = await newExported();
    const lines = await linesOf(place, place.supplier.api);
    expect(lines.map((cells) => cells.length)).toEqual([6, 4]);
    expect(lines[1]?.[0]).toBe("Ana Ősz");
  });

  test("has no notes for a user of the contractor who does not read them", async () => {
    const place = await newExported();
    const { api } = await newPerson(world, { companyId: place.contractorId, keys: supplierTrainingKeys });
    expect((await linesOf(place, api)).map((cells) => cells.length)).toEqual([6, 4, 4]);
  });

  test("gives a user restricted to other projects no participant", async () => {
    const place = await newExported();
    const elsewhere = await newTraining(world, TODAY);
    const { api } = await newPerson(world, { companyId: place.supplierId, keys: supplierTrainingKeys, onlyProjects: [place.projectId] });
    expect(await linesOf(place, api)).toHaveLength(2);
    expect((await exported(place, elsewhere.admin.api)).refused.code).toBe("training_class.not_found");
  });

  test("answers the attendance list with one page per session", async () => {
    const place = await newExported();
    const { answer, headers } = await exported(place, place.admin.api, "attendance_list");
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(place.training.sessions.length);
  });

  test("needs its own permission", async () => {
    const place = await newExported();
    const { api } = await newPerson(world, { companyId: place.contractorId, keys: ["see_training_class", "detail_training_class"] });
    expect((await exported(place, api)).refused).toMatchObject({
      code: "permission.missing",
      details: { permission: "export_training_class_employees" },
    });
  });
});

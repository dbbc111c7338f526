import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newTraining, participantsOf, trainingKeys, uploadTo } from "../../../../test/fixtures/new-training.ts";
import { writeWorkbook } from "../../../../test/fixtures/workbook.ts";
import {
  DESCRIPTION,
  endedClass,
  importRows,
  knownWorker,
  reportOfClass,
  resultHeadings,
  sendRows,
} from "../../../../test/imports/class-results.ts";
import { openImportWorld } from "../../../../test/imports/import-world.ts";

const { world, runImports, downloaded } = openImportWorld();
const imported = importRows(runImports);
type Key = (typeof trainingKeys)[number];

const without = async (companyId: number, ...missing: readonly Key[]) =>
  (await newPerson(world, { companyId, keys: trainingKeys.filter((key) => !missing.includes(key)) })).api;

describe("access", () => {
  test("needs enrolment and result keys, and after the end the retroactive key", async () => {
    const place = await endedClass(world);
    const { cpf } = await knownWorker(place);
    const rows = [resultHeadings, [cpf, "", "Sim", "Sim", "9"]];
    const refusedTo = async (...missing: readonly Key[]) =>
      (await sendRows(place, rows, { api: await without(place.contractorId, ...missing) })).refused;
    const [add, status, score] = [
      "add_training_class_employees",
      "update_training_class_employees_status",
      "update_training_class_employees_score",
    ] as const;
    expect(await refusedTo(add)).toMatchObject({ code: "permission.missing" });
    expect(await refusedTo(status, score)).toMatchObject({ code: "permission.missing", details: { permission: status } });
    expect(await refusedTo("add_training_class_retroactive")).toMatchObject({
      ...{ code: "permission.missing", details: { permission: "add_training_class_retroactive" } },
    });
    expect((await sendRows(place, rows, { api: place.supplier.api })).refused.code).toBe("permission.missing");
    const scoreless = await without(place.contractorId, score);
    const sent = await sendRows(place, rows, { api: scoreless });
    await runImports();
    expect((await reportOfClass(place, sent.answer.reportId)).lines).toMatchObject([
      { reasons: [{ code: "permission.missing", details: { permission: score } }] },
    ]);
    expect(await participantsOf(place)).toEqual([]);
  });

  test("after the end needs a description and a file", async () => {
    const place = await newTraining(world, dayFromNow(-3), { description: "Turma lançada depois" });
    const rows = [resultHeadings, ["1", "", "Sim", "Sim", "9"]];
    expect((await sendRows(place, rows, { description: " " })).refused.code).toBe("training_class.description_missing");
    expect((await sendRows(place, rows)).refused.code).toBe("training_class.evidence_missing");
    await uploadTo(place, { isAttendanceList: true });
    expect((await sendRows(place, rows)).status).toBe(202);
  });

  test("refuses a class that has not begun, was cancelled or removed", async () => {
    const planned = await newTraining(world, dayFromNow(1));
    const rows = [resultHeadings, ["1", "", "Sim", "Sim", "9"]];
    expect((await sendRows(planned, rows)).refused.code).toBe("training_class.not_begun");
    const at = { companyId: planned.contractorId, id: planned.training.id };
    await planned.admin.api("PUT /integrations/{companyId}/training-classes/{id}/cancel")({ ...at, body: { reason: "Chuva" } });
    expect((await sendRows(planned, rows)).refused.code).toBe("training_class.cancelled");
    const place = await endedClass(world);
    const { cpf } = await knownWorker(place);
    const sent = await sendRows(place, [resultHeadings, [cpf, "", "Sim", "Sim", "9"]]);
    await world.database
      .ownerPool()
      .query("update training_class set cancelled_at = now(), cancel_reason = 'Erro' where id = $1", [place.training.id]);
    await runImports();
    expect(await reportOfClass(place, sent.answer.reportId)).toMatchObject({ state: "failed", refusal: "training_class.cancelled" });
    expect(await participantsOf(place)).toEqual([]);
  });

  test("takes no attendance of a session ahead from a running class", async () => {
    const place = await newTraining(world, dayFromNow(0));
    const { cpf } = await knownWorker(place);
    const [first] = place.training.sessions;
    const heading = `${first?.day} ${first?.start}`;
    const sent = await sendRows(
      place,
      [
        ["CPF", heading, "Nota"],
        [cpf, "Sim", "9"],
      ],
      { description: "" },
    );
    await runImports();
    expect((await reportOfClass(place, sent.answer.reportId)).lines).toMatchObject([
      { reasons: [{ code: "line.session_ahead", column: `session:${first?.id}` }] },
    ]);
  });
});

describe("file and report", () => {
  test("xlsx and csv are imported like pasted rows", async () => {
    const place = await endedClass(world);
    const [one, two] = [await knownWorker(place), await knownWorker(place)];
    const send = async (name: string, content: Uint8Array) => {
      const form = new FormData();
      form.append("mode", "import");
      form.append("description", DESCRIPTION);
      form.append("documents", new Blob([new Uint8Array(content)]), name);
      const { answer } = await place.admin.api("POST /integrations/{companyId}/training-classes/{id}/import")({
        ...{ companyId: place.contractorId, id: place.training.id, body: form },
      });
      await runImports();
      return reportOfClass(place, answer.reportId);
    };
    const rowOf = (cpf: string) => [cpf, "Pessoa", "Sim", "Sim", "7,1"];
    const sheet = await send("turma.xlsx", await writeWorkbook([[...resultHeadings], [...rowOf(one.cpf).slice(0, 4), 7.1]]));
    expect(sheet).toMatchObject({ fileName: "turma.xlsx", lines: [{ result: "created" }] });
    const csv = [resultHeadings, rowOf(two.cpf)].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n");
    expect((await send("turma.csv", new TextEncoder().encode(csv))).lines).toMatchObject([{ result: "created" }]);
    expect((await participantsOf(place)).map(({ score }) => score)).toEqual([7.1, 7.1]);
  });

  test("a preview writes nothing until it is applied", async () => {
    const place = await endedClass(world);
    const { cpf } = await knownWorker(place);
    const preview = await imported(place, [[cpf, "", "Sim", "Sim", "9"]], { mode: "preview" });
    expect(preview).toMatchObject({
      state: "previewed",
      counts: { created: 1 },
      description: DESCRIPTION,
      can: { apply: true, undo: false },
    });
    expect(await participantsOf(place)).toEqual([]);
    const at = { companyId: place.contractorId, id: place.training.id, importId: preview.id };
    await place.admin.api("POST /integrations/{companyId}/training-classes/{id}/imports/{importId}/apply")(at);
    await runImports();
    expect(await participantsOf(place)).toMatchObject([{ status: "present", score: 9 }]);
    const { answer } = await place.admin.api("GET /integrations/{companyId}/training-classes/{id}/imports")(at);
    expect(answer.results.map(({ id, state }) => [id, state])).toEqual([[preview.id, "done"]]);
  });

  test("unknown headings wait for the user, and only in the own class", async () => {
    const place = await endedClass(world);
    const other = await endedClass(world);
    const { cpf } = await knownWorker(place);
    const sent = await sendRows(place, [
      ["Registro", "Nota"],
      [cpf, "9"],
    ]);
    await runImports();
    const at = { companyId: place.contractorId, id: place.training.id, importId: sent.answer.reportId };
    expect(await reportOfClass(place, at.importId)).toMatchObject({ state: "needs_columns" });
    const foreign = { ...at, companyId: other.contractorId, id: other.training.id };
    const { refused } = await other.admin.api("GET /integrations/{companyId}/training-classes/{id}/imports/{importId}")(foreign);
    expect(refused.code).toBe("import.not_found");
    await place.admin.api("PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns")({
      ...{ ...at, body: { columns: { cpf: "Registro", score: "Nota" } } },
    });
    await runImports();
    expect((await reportOfClass(place, at.importId)).lines).toMatchObject([{ result: "created" }]);
  });

  test("the template has a column per session, and the correction the failed lines", async () => {
    const place = await endedClass(world);
    const { cpf } = await knownWorker(place);
    const at = { companyId: place.contractorId, id: place.training.id };
    const template = await place.admin.api("GET /integrations/{companyId}/training-classes/{id}/import-spreadsheet")(at);
    const [headings = []] = (await downloaded(template.answer)).rows;
    expect(headings.filter((heading) => heading !== "")).toEqual([
      ...["CPF *", "País do documento", "Número do documento estrangeiro", "Nome"],
      ...resultHeadings.slice(2),
    ]);
    const { id: importId } = await imported(place, [[cpf, "Ana", "Sim", "Sim", "7,25"]]);
    const correction = await place.admin.api("GET /integrations/{companyId}/training-classes/{id}/imports/{importId}/correction")({
      ...{ ...at, importId },
    });
    const { rows } = await downloaded(correction.answer);
    expect(rows[1]).toEqual([
      ...[cpf, "Ana", "Sim", "Sim", "7,25"],
      "Nota: “7,25” não é uma nota. Use de 0 a 10, com no máximo uma casa decimal, como 7,5. Fórmulas não são aceitas.",
    ]);
  });
});

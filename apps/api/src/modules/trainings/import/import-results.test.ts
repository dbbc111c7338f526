import { describe, expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { participantsOf, updateResults } from "../../../../test/fixtures/new-training.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { endedClass, importRows, newLinkedWorker } from "../../../../test/imports/class-results.ts";
import { openImportWorld } from "../../../../test/imports/import-world.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";

const { world, runImports } = openImportWorld();
const imported = importRows(runImports);
const YES = "Sim";

describe("an import of results", () => {
  test("enrols workers, and sets presence and score, one result per line", async () => {
    const place = await endedClass(world);
    const [ana, bia, caio] = [
      await newLinkedWorker(place, { name: "Ana" }),
      await newLinkedWorker(place, { name: "Bia" }),
      await newLinkedWorker(place, { name: "Caio" }),
    ];
    const first = await imported(place, [
      [ana.cpf, "Ana", YES, "P", "8,5"],
      [bia.cpf, "", YES, "Não", "10"],
      [caio.cpf, "Caio", "", "", ""],
    ]);
    expect(first).toMatchObject({ kind: "class_results", subjectId: place.training.id, state: "done", ignored: [] });
    expect(first.lines.map(({ line, result }) => [line, result])).toEqual([
      [2, "created"],
      [3, "created"],
      [4, "created"],
    ]);
    expect(await participantsOf(place)).toMatchObject([
      { name: "Ana", status: "present", score: 8.5, attendance: 100 },
      { name: "Bia", status: "present", score: 10, attendance: 50 },
      { name: "Caio", status: "enrolled", score: null, attendance: null },
    ]);
    const again = await imported(place, [
      [ana.cpf, "Ana", YES, YES, "8.5"],
      [bia.cpf, "Bia", "", "F", "7"],
      [caio.cpf, "Caio", "F", "F", "0"],
    ]);
    expect(again.counts).toEqual({ created: 0, changed: 2, unchanged: 1, undecided: 0, failed: 0 });
    expect(await participantsOf(place)).toMatchObject([{ score: 8.5 }, { attendance: 50, score: 7 }, { status: "absent", score: 0 }]);
  });

  test("writes history and notices like single changes, and sends an e-mail", async () => {
    const place = await endedClass(world);
    const { cpf } = await newLinkedWorker(place, { name: "Ana" });
    const { id } = await imported(place, [[cpf, "Ana", YES, YES, "8,5"]]);
    const { answer } = await place.admin.api("GET /integrations/history/{id}")({ id: place.training.id });
    expect(answer.results.slice(0, 3).map(({ action, newValue }) => [action, newValue])).toEqual([
      ["training_participant.score_changed", "8.5"],
      ["training_participant.status_changed", "present"],
      ["training_participant.enrolled", "Lista recebida depois da turma"],
    ]);
    const { answer: inbox } = await place.supplier.api("GET /notices")();
    expect(inbox.results).toMatchObject([{ kind: "class_enrolment", details: { workers: ["Ana"], count: 1 } }]);
    const [mail] = await mailsTo(world, place.admin.email);
    expect(mail?.text).toContain(`/colaboradores/resultado-upload/${id}?contratante=${place.contractorId}&turma=${place.training.id}`);
  });

  test("refuses another value for an approved participant", async () => {
    const place = await endedClass(world);
    const { cpf } = await newLinkedWorker(place);
    await imported(place, [[cpf, "", YES, YES, "9"]]);
    await updateResults(place, { approveAll: true });
    const equal = await imported(place, [[cpf, "", YES, YES, "9"]]);
    expect(equal.lines).toMatchObject([{ result: "unchanged" }]);
    const other = await imported(place, [[cpf, "", YES, YES, "10"]]);
    expect(other.lines).toMatchObject([{ result: "failed", reasons: [{ code: "line.approved" }] }]);
    expect(await participantsOf(place)).toMatchObject([{ status: "approved", score: 9 }]);
  });

  test("gives the last places to the first lines", async () => {
    const place = await endedClass(world, { vacancy: 1 });
    const [one, two] = [await newLinkedWorker(place), await newLinkedWorker(place)];
    const { lines } = await imported(place, [
      [one.cpf, "", YES, YES, "11"],
      [two.cpf, "", YES, YES, "9"],
      [one.cpf, "", YES, YES, "9"],
    ]);
    expect(lines.map(({ result, reasons }) => reasons[0]?.code ?? result)).toEqual(["cell.not_a_score", "created", "line.repeated"]);
    const { lines: left } = await imported(place, [[one.cpf, "", YES, YES, "9"]]);
    expect(left).toMatchObject([{ result: "failed", reasons: [{ code: "training_class.full" }] }]);
    expect(await participantsOf(place)).toHaveLength(1);
  });
});

describe("a failed line", () => {
  test("has its own reason, and the other lines are imported", async () => {
    const place = await endedClass(world);
    const [fit, dismissed, restricted, late, repeated] = [
      await newLinkedWorker(place, { name: "Ana" }),
      await newLinkedWorker(place, { status: "dismissed" }),
      await newLinkedWorker(place),
      await newLinkedWorker(place, { admission: dayFromNow(-1) }),
      await newLinkedWorker(place),
    ];
    await world.database.ownerPool().query(
      `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
       select $1, person_id, 'cpf', 'BR', document, name, 'Ocorrência', '2026-01-01' from worker where id = $2`,
      [place.contractorId, restricted.id],
    );
    const { lines } = await imported(place, [
      [fit.cpf, "Ana", YES, YES, "9"],
      [dismissed.cpf, "", YES, YES, "9"],
      [restricted.cpf, "", YES, YES, "9"],
      [late.cpf, "", YES, YES, "9"],
      [repeated.cpf, "", YES, YES, "7,25"],
      [repeated.cpf, "", YES, YES, "9"],
      [newCpf().replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), "", YES, YES, "9"],
      ["", "Sem documento", YES, YES, "9"],
      [newCpf(), "", "talvez", YES, "=8+1"],
    ]);
    expect(lines.map(({ result, reasons }) => (result === "failed" ? reasons.map(({ code }) => code) : result))).toEqual([
      "created",
      ["training_participant.dismissed"],
      ["training_participant.restricted"],
      ["training_participant.before_admission"],
      ["cell.not_a_score"],
      ["line.repeated"],
      ["worker.cpf_invalid"],
      ["worker.document_missing"],
      ["cell.not_yes_or_no", "cell.not_a_score"],
    ]);
    expect(await participantsOf(place)).toMatchObject([{ name: "Ana" }]);
  });

  test("has the same reason for an unlinked and an unknown worker", async () => {
    const place = await endedClass(world);
    const cpf = newCpf();
    await newWorkerRow(world, { providerId: place.supplierId, cpf, name: "Só do fornecedor" });
    const { lines } = await imported(place, [
      [cpf, "", YES, YES, "9"],
      [newCpf(), "", YES, YES, "9"],
    ]);
    expect(lines.map(({ name, reasons }) => ({ name, reasons }))).toEqual(
      Array(2).fill({ name: "", reasons: [{ code: "line.worker_not_found", column: null }] }),
    );
  });

  test("has several suppliers until the person is a participant", async () => {
    const place = await endedClass(world);
    const { cpf, id } = await newLinkedWorker(place);
    await place.newWorker({ cpf, providerId: place.otherId });
    const row = [cpf, "", YES, YES, "9"];
    expect((await imported(place, [row])).lines).toMatchObject([{ reasons: [{ code: "line.several_suppliers" }] }]);
    await place.admin.api("POST /integrations/{companyId}/training-class/{id}/employees")({
      ...{ companyId: place.contractorId, id: place.training.id, body: { employeeIds: [id], description: "Estava na lista" } },
    });
    expect((await imported(place, [row])).lines).toMatchObject([{ result: "changed" }]);
    expect(await participantsOf(place)).toMatchObject([{ provider: { id: place.supplierId }, score: 9 }]);
  });
});

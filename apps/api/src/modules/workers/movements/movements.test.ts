import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied, newWorker, type Supplied } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const admissionDate = "2026-03-02";

const hired = async (supplied?: Supplied) => {
  const of = supplied ?? (await newSupplied(world));
  const { api } = of.supplier;
  const contracts = [{ projectId: of.projectId, hiringDate: "2026-03-10", endDate: null }];
  const id = await newWorker(api, { admissionDate, contracts });
  const record = async () => (await api("GET /companies/employees/{id}")({ id })).answer;
  return { ...of, api, id, record };
};
const leave = (startDate: string, endDate: string | null = null) => ({
  movementType: "leave" as const,
  status: "away" as const,
  projectId: null,
  startDate,
  endDate,
});
const said = (movementType: "return" | "dismissal", startDate: string) => ({
  movementType,
  status: movementType === "return" ? ("active" as const) : ("dismissed" as const),
  projectId: null,
  startDate,
});

test("creating a worker records an admission on the admission date [R-475]", async () => {
  const { api, id, record } = await hired();
  const { answer } = await api("GET /companies/employees/{id}/movements")({ id });
  expect(answer).toMatchObject({
    results: [
      { movementType: "admission", status: "active", project: null, startDate: admissionDate, can: { update: true, remove: true } },
    ],
    can: { add: true },
  });
  expect(await record()).toMatchObject({ status: "active", statusSince: admissionDate });
});

test("the status follows the latest movement after edits and deletion [R-475] [R-476]", async () => {
  const { api, id, record } = await hired();
  const made = await api("POST /companies/employees/{id}/movements")({ id, body: leave(day(-10)) });
  expect(made).toMatchObject({ status: 201, answer: { movementType: "leave", status: "away", startDate: day(-10), endDate: null } });
  expect(await record()).toMatchObject({ status: "away", statusSince: day(-10), statusChangesOn: null });

  const movementId = made.answer.id;
  await api("PUT /companies/employees/{id}/movements/{movementId}")({ id, movementId, body: leave(day(-10), day(5)) });
  expect(await record()).toMatchObject({ status: "away", statusChangesOn: day(6) });
  await api("PUT /companies/employees/{id}/movements/{movementId}")({ id, movementId, body: leave(day(-10), day(-5)) });
  expect(await record()).toMatchObject({ status: "active", statusSince: day(-4) });
  const gone = await api("DELETE /companies/employees/{id}/movements/{movementId}")({ id, movementId });
  expect(gone.status).toBe(204);
  expect(await record()).toMatchObject({ status: "active", statusSince: admissionDate, statusChangesOn: null });
});

test("a dismissal ends every link, and its deletion reopens them", async () => {
  const { api, id, record } = await hired();
  const made = await api("POST /companies/employees/{id}/movements")({ id, body: said("dismissal", day(-1)) });
  expect((await record()).projects).toMatchObject([{ hiringDate: "2026-03-10", endDate: day(-1) }]);
  expect(await record()).toMatchObject({ status: "dismissed" });
  await api("DELETE /companies/employees/{id}/movements/{movementId}")({ id, movementId: made.answer.id });
  expect((await record()).projects).toMatchObject([{ hiringDate: "2026-03-10", endDate: null }]);
});

test("a transfer moves the link, and its deletion restores it", async () => {
  const { api, id, contractorId, providerId, projectId, record } = await hired();
  const to = await newProject(world, { contractorId, providerIds: [providerId] });
  const body = {
    movementType: "transfer" as const,
    status: "active" as const,
    projectId: to,
    fromProjectId: projectId,
    startDate: day(-2),
  };
  const made = await api("POST /companies/employees/{id}/movements")({ id, body });
  expect(made.answer).toMatchObject({ project: { id: to }, fromProject: { id: projectId } });
  const datesOf = async () =>
    Object.fromEntries((await record()).projects.map((one) => [one.id, { from: one.hiringDate, until: one.endDate }]));
  expect(await datesOf()).toEqual({ [projectId]: { from: "2026-03-10", until: day(-3) }, [to]: { from: day(-2), until: null } });
  const again = await api("POST /companies/employees/{id}/movements")({ id, body: { ...body, startDate: day(-1) } });
  expect(again.refused).toMatchObject({ code: "movement.not_linked_there" });
  await api("DELETE /companies/employees/{id}/movements/{movementId}")({ id, movementId: made.answer.id });
  expect((await datesOf())[projectId]).toEqual({ from: "2026-03-10", until: null });
  expect((await datesOf())[to]).not.toEqual({ from: day(-2), until: null });
});

test("a new function applies from its date until the movement is deleted", async () => {
  const { api, id, record } = await hired();
  const body = {
    movementType: "function_change" as const,
    status: "active" as const,
    projectId: null,
    startDate: day(-3),
    newRole: "Encarregada",
  };
  const made = await api("POST /companies/employees/{id}/movements")({ id, body });
  expect(await record()).toMatchObject({ role: "Encarregada" });
  await api("DELETE /companies/employees/{id}/movements/{movementId}")({ id, movementId: made.answer.id });
  expect(await record()).toMatchObject({ role: "Montadora" });
});

test("kind, status, project and date are required [R-486]", async () => {
  const { api, id } = await hired();
  const whole = leave(day(-3));
  for (const field of ["movementType", "status", "projectId", "startDate"] as const) {
    const { [field]: _left, ...body } = whole;
    const { refused } = await api("POST /companies/employees/{id}/movements")({ id, body: body as typeof whole });
    expect(refused).toMatchObject({ code: "request.malformed" });
  }
});

test("an impossible movement is refused with reason and conflicting movement [R-487] [CD-124]", async () => {
  const { api, id } = await hired();
  const refusalOf = async (body: ReturnType<typeof leave>) => (await api("POST /companies/employees/{id}/movements")({ id, body })).refused;
  await api("POST /companies/employees/{id}/movements")({ id, body: leave(day(-20), day(-10)) });
  expect(await refusalOf(leave(day(-5), day(-5)))).toMatchObject({ statusCode: 422, code: "movement.end_not_after_start" });
  expect(await refusalOf(leave(day(-5), "2101-01-01"))).toMatchObject({ code: "movement.year_too_late" });
  expect(await refusalOf(leave("2026-03-01"))).toMatchObject({ code: "movement.before_admission" });
  expect(await refusalOf(leave(day(-12), day(2)))).toMatchObject({
    code: "movement.overlaps",
    details: { other: { movementType: "leave", startDate: day(-20), endDate: day(-10) } },
  });
  const back = await api("POST /companies/employees/{id}/movements")({ id, body: said("return", day(-1)) });
  expect(back.refused).toMatchObject({ code: "movement.nothing_to_return_from" });
  const { projectId: elsewhere } = await newSupplied(world);
  expect(await refusalOf({ ...leave(day(-1)), projectId: elsewhere as unknown as null })).toMatchObject({
    code: "movement.project_unknown",
  });
});

test("a preview returns the effects of a movement and writes nothing", async () => {
  const { api, id, projectId, record } = await hired();
  const preview = async (movement: ReturnType<typeof leave> | ReturnType<typeof said>) =>
    (await api("POST /companies/employees/{id}/movements/preview")({ id, body: { movement } })).answer;
  expect(await preview(said("dismissal", day(-1)))).toMatchObject({
    before: { status: "active" },
    after: { status: "dismissed", since: day(-1) },
    links: [{ effect: "ends", project: { id: projectId }, until: day(-1) }],
    absence: null,
  });
  const away = await preview(leave(day(-200), day(-1)));
  expect(away.links).toMatchObject([{ effect: "suspended", from: day(-200), until: day(-1) }]);
  expect(away.absence?.days).toBe(200);
  expect(away.absence?.returnExam).toEqual({ days: 30, isNeeded: true });
  expect(away.trainings).toEqual([]);
  expect(away.restingMonths.length).toBeGreaterThanOrEqual(5);
  const short = await preview(leave(day(-29), day(-1)));
  expect(short.absence).toEqual({ days: 29, returnExam: { days: 30, isNeeded: false } });
  expect(await record()).toMatchObject({ status: "active", statusSince: admissionDate });
  const nothing = await api("POST /companies/employees/{id}/movements/preview")({ id, body: {} });
  expect(nothing.refused).toMatchObject({ code: "movement.nothing_planned" });
});

test("a contractor reads movements without their reasons and foreign projects", async () => {
  const { api, id, contractorId, providerId } = await hired();
  const other = await newSupplied(world);
  const elsewhere = await newProject(world, { contractorId: other.contractorId, providerIds: [providerId] });
  await api("POST /companies/employees/{id}/movements")({
    id,
    body: { ...leave(day(-3)), projectId: elsewhere, reason: "Cirurgia no joelho" } as never,
  });
  const reader = await newPerson(world, { companyId: contractorId, keys: ["see_employee"] });
  const { answer } = await reader.api("GET /companies/employees/{id}/movements")({ id });
  expect(answer).toMatchObject({
    results: [{ movementType: "leave", project: null, reason: null, can: { update: false, remove: false } }, { movementType: "admission" }],
    can: { add: false },
  });
  expect(JSON.stringify(answer)).not.toContain("Cirurgia");
  const refused = await reader.api("POST /companies/employees/{id}/movements")({ id, body: said("return", day(-1)) });
  expect(refused.status).toBe(403);
  const strangers = await other.supplier.api("GET /companies/employees/{id}/movements")({ id });
  expect(strangers.refused).toMatchObject({ code: "worker.not_found" });
});

test("standing returns eligibility with period, reasons and remedies [CD-161]", async () => {
  const supplied = await newSupplied(world, { endDate: day(30) });
  const { api, id, contractorId, projectId } = await hired(supplied);
  const standing = async () => (await api("GET /companies/employees/{id}/standing")({ id })).answer;
  expect(await standing()).toMatchObject({ status: "active", projects: [{ id: projectId, mayWork: true, until: day(30), reasons: [] }] });

  await api("POST /companies/employees/{id}/movements")({ id, body: leave(day(-3), day(4)) });
  expect(await standing()).toMatchObject({
    status: "away",
    until: day(4),
    projects: [
      {
        mayWork: false,
        until: day(4),
        reasons: [{ hindrance: "away", since: day(-3), until: day(4), remedy: "movements", side: "provider", canRemedy: true }],
      },
    ],
  });

  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  await world.database.ownerPool().query(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date, end_date)
     select $1, person_id, document_kind, document_country, document, name, 'Sem cinto', $3, $4 from worker where id = $2`,
    [contractorId, id, day(-1), day(10)],
  );
  const seen = await contractor.api("GET /companies/employees/{id}/standing")({ id });
  expect(seen.answer.projects).toMatchObject([
    {
      mayWork: false,
      until: day(10),
      reasons: [
        { hindrance: "away", canRemedy: false },
        { hindrance: "restricted", note: "Sem cinto", side: "contractor", permission: "update_restricted_employee", canRemedy: true },
      ],
    },
  ]);
});

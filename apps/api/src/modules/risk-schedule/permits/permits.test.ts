import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { asRead, dayFromNow } from "../../../../test/days.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { HEIGHT, HOT_WORK, newRiskPlan, requireDocument, riskKeys } from "../../../../test/fixtures/new-risk-schedule.ts";
import { newTwoTeams } from "../../../../test/fixtures/new-two-teams.ts";
import { settleAllSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const TOMORROW = dayFromNow(1);
const PERIODIC_ASO = 302;
const at = (day: string, time: string) => ({ day, time });

const newIssuer = (companyId: number) =>
  newPerson(world, { companyId, keys: [...riskKeys, "see_employee", "issue_work_permit", "see_projects", "config_pendency_project"] });
type Api = Awaited<ReturnType<typeof newIssuer>>["api"];
const issue = (api: Api, id: number, day = TOMORROW) => api("POST /risk-schedule/{id}/permits")({ id, body: { day } });
const list = async (api: Api, id: number) => (await api("GET /risk-schedule/{id}/permits")({ id })).answer;
const statesOf = async (api: Api, id: number) => (await list(api, id)).results.map(({ state }) => state);
const codeOf = ({ publicUrl }: { readonly publicUrl: string }) => publicUrl.split("/").at(-1) ?? "";
const readPublicly = async (code: string) => (await world.anonymous()("GET /work-permits/{code}")({ code })).answer;

/** Text of the PDF behind a link, page by page. */
const textAt = async (url: string): Promise<string> => {
  const response = await fetch(new URL(url, world.address()));
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), { mergePages: true });
  return text.replace(/\s+/g, " ");
};
const textOf = async (api: Api, id: number, permitId: number) =>
  textAt((await api("GET /risk-schedule/{id}/permits/{permitId}")({ id, permitId })).answer.url);

/** A schedule of two workers with work at height and hot work, and a user who issues its permits. */
const planned = async (over: Parameters<Awaited<ReturnType<typeof newRiskPlan>>["create"]>[1] = {}) => {
  const plan = await newRiskPlan(world, [HEIGHT, HOT_WORK]);
  const [first, second] = [await plan.newWorker({ name: "Edson Lima" }), await plan.newWorker({ name: "Ana Souza" })];
  const made = await plan.create([first, second], { riskActivityIds: [HEIGHT, HOT_WORK], supervisorId: first, ...over });
  expect(made.status).toBe(201);
  return { ...plan, first, second, id: made.answer.id, issuer: await newIssuer(plan.contractorId) };
};
const changeOf = ({ aSchedule, first }: Awaited<ReturnType<typeof planned>>, employeeIds: readonly number[], over: object = {}) => {
  const { projectId: _, providerId: __, ...fields } = aSchedule(employeeIds, { riskActivityIds: [HEIGHT, HOT_WORK], supervisorId: first });
  return { ...fields, ...over };
};

describe("a permit", () => {
  test("is printed per kind with team, authorisations, measures and dated figures", async () => {
    const plan = await planned({ precautions: "Isolar a área abaixo" });
    const { issuer, supplier, id, first, link, supplierId } = plan;
    await requireDocument(world, { ...link, providerId: supplierId, workerId: first }, { typeId: PERIODIC_ASO, until: dayFromNow(200) });
    const figure = { key: "permit.hot_work.copies", value: 3, source: "Padrão da empresa", holdsFrom: "2026-01-01" };
    expect((await issuer.api("POST /catalogue/norm-figures")({ body: figure })).status).toBe(201);
    expect(await list(issuer.api, id)).toMatchObject({
      results: [],
      kinds: ["pt", "hot_work"],
      hindrance: null,
      shifts: [{ day: TOMORROW, start: at(TOMORROW, "07:00"), end: at(TOMORROW, "17:00") }],
    });

    const { status, answer } = await issue(issuer.api, id);
    expect(status).toBe(201);
    const year = new Date().getFullYear();
    expect(answer.permits).toMatchObject([
      { kind: "pt", number: `${year}-000001`, state: "in_force", issuedBy: expect.any(String) },
      { kind: "hot_work", number: `${year}-000002`, state: "in_force" },
    ]);
    expect((await list(issuer.api, id)).results.map(({ kind }) => kind)).toEqual(["hot_work", "pt"]);
    const text = await textOf(issuer.api, id, answer.permits[1]?.id ?? 0);
    for (const part of [
      "Permissão de trabalho a quente",
      `${year}-000002`,
      "Via 3 de 3",
      "Edson Lima",
      "Ana Souza",
      "supervisor",
      `ASO periódico: até ${asRead(dayFromNow(200))}`,
      `até ${asRead(dayFromNow(900))}`,
      "Isolar a área abaixo",
      `${asRead(TOMORROW)} 07:00 até ${asRead(TOMORROW)} 17:00`,
      "por até 12 h",
      "Arquivar por 5 anos",
      "Encerrada por",
    ])
      expect(text).toContain(part);

    const { answer: history } = await issuer.api("GET /risk-schedule/{id}/history")({ id });
    expect(history.results[0]).toMatchObject({ action: "risk_schedule.permit_issued", field: "hot_work", oldValue: null });
    expect((await supplier.api("GET /risk-schedule/{id}/permits")({ id })).refused).toMatchObject({ code: "permission.missing" });
    expect((await issuer.api("GET /risk-schedule/{id}/permits/{permitId}")({ id, permitId: 2_000_000_000 })).status).toBe(404);
  });

  test("is replaced by a new print and by a changed team", async () => {
    const plan = await planned();
    const { issuer, supplier, id, first, second } = plan;
    await issue(issuer.api, id);
    const { permits } = (await issue(issuer.api, id)).answer;
    expect(await statesOf(issuer.api, id)).toEqual(["in_force", "in_force", "replaced", "replaced"]);
    const { answer: history } = await issuer.api("GET /risk-schedule/{id}/history")({ id });
    expect(history.results[0]).toMatchObject({
      oldValue: expect.stringMatching(/-000002$/),
      newValue: expect.stringContaining("-000004 ·"),
    });

    const change = async (version: number, employeeIds: readonly number[], over = {}) => {
      const body = { ...changeOf(plan, employeeIds, over), version };
      expect((await supplier.api("PUT /risk-schedule/{id}")({ id, body })).status).toBe(200);
    };
    const code = codeOf(permits[0] ?? { publicUrl: "" });
    await change(1, [first, second], { description: "Troca de telhas" });
    expect((await readPublicly(code)).state).toBe("in_force");
    await change(2, [first]);
    expect((await readPublicly(code)).state).toBe("replaced");
    await change(3, [first, second]);
    expect((await readPublicly(code)).state).toBe("replaced");
    const again = (await issue(issuer.api, id)).answer.permits;
    expect(again.map(({ state }) => state)).toEqual(["in_force", "in_force"]);
  });

  test("numbers run without gaps under concurrent prints, and one permit stays valid", async () => {
    const plan = await planned();
    const { issuer, id } = plan;
    const { answer: other } = await plan.create([await plan.newWorker()], { riskActivityIds: [HEIGHT] });
    const prints = [id, other.id, id, other.id, id].map((schedule) => issue(issuer.api, schedule));
    const numbers = (await Promise.all(prints)).flatMap(({ answer }) => answer.permits.map(({ number }) => Number(number.slice(-6))));
    expect(numbers.toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const valid = async (schedule: number) => (await statesOf(issuer.api, schedule)).filter((state) => state === "in_force");
    expect([await valid(id), await valid(other.id)]).toEqual([["in_force", "in_force"], ["in_force"]]);
  });
});

describe("a permit is refused", () => {
  test("for a shift in which a worker may not work, with the reason", async () => {
    const plan = await newRiskPlan(world, [HEIGHT]);
    const workerId = await plan.newWorker({ name: "Nair Leme" }, dayFromNow(2));
    const issuer = await newIssuer(plan.contractorId);
    const span = { start: at(TOMORROW, "07:00"), end: at(dayFromNow(4), "17:00") };
    const { answer: schedule } = await plan.create([workerId], span);
    expect((await list(issuer.api, schedule.id)).shifts.map(({ day }) => day)).toEqual([1, 2, 3, 4].map(dayFromNow));
    expect((await issue(issuer.api, schedule.id)).status).toBe(201);
    const { refused } = await issue(issuer.api, schedule.id, dayFromNow(4));
    expect(refused).toMatchObject({
      code: "work_permit.worker_hindered",
      details: { employees: [{ name: "Nair Leme", reasons: [{ reason: "training", norm: "NR-35" }] }] },
    });
    expect((await issue(issuer.api, schedule.id, dayFromNow(5))).refused.code).toBe("work_permit.shift_unknown");
  });

  test("while its schedule is suspended or cancelled, which the public page shows at once", async () => {
    const { issuer, id, place } = await planned();
    const [permit] = (await issue(issuer.api, id)).answer.permits;
    const code = codeOf(permit ?? { publicUrl: "" });
    expect(await readPublicly(code)).toEqual({
      state: "in_force",
      number: permit?.number,
      kind: "pt",
      contractorName: expect.any(String),
      facilityName: expect.any(String),
      departmentName: place.area,
      start: at(TOMORROW, "07:00"),
      end: at(TOMORROW, "17:00"),
      isAhead: true,
      checkedAt: expect.any(String),
    });
    await world.database.ownerPool().query("update risk_schedule set suspended_from = '2026-01-01 00:00' where id = $1", [id]);
    expect((await readPublicly(code)).state).toBe("suspended");
    expect((await issue(issuer.api, id)).refused.code).toBe("work_permit.suspended");
    await issuer.api("PATCH /risk-schedule/{id}/cancel")({ id, body: { reason: "Chuva forte" } });
    expect((await readPublicly(code)).state).toBe("ended");
    expect((await issue(issuer.api, id)).refused.code).toBe("work_permit.cancelled");
    expect(await list(issuer.api, id)).toMatchObject({ hindrance: "cancelled", shifts: [] });
  });

  test("for an unknown code with the same answer as for every other one", async () => {
    const ask = (code: string) => world.anonymous()("GET /work-permits/{code}")({ code });
    const { refused } = await ask("0123456789abcdef0123456789abcdef");
    expect(refused).toMatchObject({ statusCode: 404, code: "work_permit.not_found" });
    expect([(await ask("1")).refused, (await ask("F".repeat(64))).refused]).toEqual([refused, refused]);
    expect((await ask("a'; drop table work_permit")).status).toBe(400);
  });
});

test("an accepted conflict is printed on both permits, without the other supplier", async () => {
  const { contractorId, manager, secondId, weld, handle } = await newTwoTeams(world);
  const issuer = await newIssuer(contractorId);
  const { id } = (await weld()).answer;
  await issue(issuer.api, id);
  const open = await handle({}, manager.api);
  const [conflict] = (open.refused.details as { readonly conflicts: readonly { readonly key: string }[] }).conflicts;
  await handle({ acceptedConflicts: [{ key: conflict?.key ?? "", reason: "Parada da planta" }] }, manager.api);
  await settleAllSchedules(world);
  expect(await statesOf(issuer.api, id)).toEqual(["replaced"]);
  const [permit] = (await issue(issuer.api, id)).answer.permits;
  const text = await textOf(issuer.api, id, permit?.id ?? 0);
  expect(text).toContain("Trabalho a quente e Inflamáveis e combustíveis, em Britagem");
  expect(text).toContain("vigia de incêndio");
  const { rows } = await world.database.ownerPool().query("select trading_name as name from company where id = $1", [secondId]);
  for (const hidden of [rows[0].name, "Parada da planta"]) expect(text).not.toContain(hidden);
});

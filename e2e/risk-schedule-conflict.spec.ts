import { randomInt } from "node:crypto";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, chooseProject, untilLinked } from "./create-project.ts";
import { scheduleBegan } from "./expire-document.ts";
import { expect, type Journey, test } from "./journey.ts";
import { born } from "./registered-worker.ts";
import { aPdf } from "./sent-documents.ts";
import { trainedWorker } from "./trained-worker.ts";

const [HEIGHT, HOT_WORK, CHEMICALS] = [1, 7, 15] as const;
type Planned = { readonly projectId: number; readonly riskActivityId: number; readonly employeeId: number; readonly day: string };

/** A project with one risk activity and a worker. All projects of the journeys have the same unit and area. */
const teamOf = async (journey: Journey, riskActivityId: number, what: string) => {
  const project = await beginProject(journey, what, { riskActivities: [riskActivityId] });
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("supplier");
  const base = String(randomInt(100_000_000, 999_999_999));
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  const { answer } = await api("POST /companies/employees")({ body: { ...born, name: `Ivo Sá ${base}`, CPF: newCpf(base), contracts } });
  return { project, worker: { id: answer.id, name: answer.name } };
};

const planAs = async (journey: Journey, { projectId, riskActivityId, employeeId, day }: Planned): Promise<number> => {
  const api = await journey.apiAs("supplier");
  const { answer: options } = await api("GET /risk-schedule/projects/{projectId}")({ projectId });
  const [place] = options.facilities;
  const { answer, status } = await api("POST /risk-schedule")({
    body: {
      ...{ projectId, providerId: options.providers[0]?.id ?? 0 },
      ...{ facilityId: place?.id ?? 0, departmentId: place?.departments[0]?.id ?? 0, riskActivityIds: [riskActivityId] },
      ...{ start: { day, time: "08:00" }, end: { day, time: "12:00" }, supervisorId: null },
      employees: [{ employeeId, part: "executes" }],
    },
  });
  expect(status).toBe(201);
  return answer.id;
};

test("a conflict is found in the form and accepted with its measures [S-057]", { tag: "@desktop" }, async ({ page, journey }) => {
  test.setTimeout(120_000);
  // A day of its own, because the journeys share the unit.
  const day = dayFromNow(60 + randomInt(200));
  const beside = await teamOf(journey, CHEMICALS, "Lavagem de calhas");
  const other = await planAs(journey, {
    ...{ projectId: beside.project.id, riskActivityId: CHEMICALS, employeeId: beside.worker.id, day },
  });
  const { project, worker } = await teamOf(journey, HOT_WORK, "Solda de calhas");
  await journey.signInAs("supplier", "/agenda-de-risco");
  await page.getByRole("button", { name: "Novo agendamento" }).click();
  const dialog = page.getByRole("dialog", { name: "Novo agendamento" });
  await chooseProject(dialog.getByRole("combobox", { name: "Projeto" }), project.name);
  await dialog.getByRole("textbox", { name: "Dia de início" }).fill(asRead(day));
  await dialog.getByRole("textbox", { name: "Hora de início" }).fill("1100");
  await dialog.getByRole("textbox", { name: "Hora de término" }).fill("1300");
  await dialog.getByRole("checkbox", { name: `Incluir ${worker.name}` }).check();
  const conflict = dialog.getByRole("list", { name: "Conflitos com outros agendamentos" }).getByRole("listitem");
  await expect(conflict).toContainText("Trabalho a quente e Produtos químicos");
  await expect(conflict).toContainText("extintor");
  await dialog.getByRole("button", { name: "Agendar" }).click();
  await expect(dialog.getByRole("group", { name: "1 conflito nesta unidade" }).getByRole("alert")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await conflict.getByRole("checkbox", { name: "Conferi as medidas e elas serão cumpridas" }).check();
  await dialog.getByRole("button", { name: "Agendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trabalho a quente" })).toBeVisible();
  await expect(page.getByText("Conflito: medidas conferidas").first()).toBeVisible();

  await journey.signInAs("admin", `/agenda-de-risco?agendamento=${other}`);
  await expect(page.getByText("Conflito: medidas conferidas").first()).toBeVisible();
  await expect(page.getByText("Produtos químicos e Trabalho a quente").first()).toBeVisible();
});

test("a rejected document stops a running work, which a user resumes after the cure [S-057]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(150_000);
  const { id: employeeId, name, project, pendencyId } = await trainedWorker(journey);
  const schedule = await planAs(journey, { projectId: project.id, riskActivityId: HEIGHT, employeeId, day: dayFromNow(1) });
  await scheduleBegan(schedule);
  await journey.signInAs("supplier", `/agenda-de-risco?agendamento=${schedule}`);
  await expect(page.getByText("Em andamento", { exact: true }).first()).toBeVisible();

  const [analyst, supplier] = [await journey.apiAs("analyst"), await journey.apiAs("supplier")];
  const decide = async (body: { status: "OPEN" | "DONE"; action: "reopen" | "reject" | "close_unread"; note?: string }) =>
    expect((await analyst("PUT /pendencies/{id}")({ id: pendencyId, body })).status).toBe(200);
  /** The file sent again has new content, because an equal one is refused. */
  const send = async (content: string) => {
    const body = new FormData();
    body.set("issueDate", dayFromNow(-3));
    body.set("documents", new Blob([new Uint8Array(aPdf(content))], { type: "application/pdf" }), "nr35.pdf");
    expect((await supplier("POST /pendencies/{id}/documents")({ id: pendencyId, body })).status).toBe(201);
    expect((await supplier("PUT /pendencies/{id}")({ id: pendencyId, body: { status: "IN_REVISION" } })).status).toBe(200);
  };
  await decide({ status: "OPEN", action: "reopen", note: "Conferir a assinatura do instrutor." });
  await send(name);
  const [question] = (await analyst("GET /pendencies/{id}")({ id: pendencyId })).answer.checklist;
  const [template] = (await analyst("GET /checklist/{id}/templates")({ id: question?.id ?? 0 })).answer.results;
  await analyst("POST /pendencies/{checklistId}/checklist")({
    checklistId: question?.id ?? 0,
    body: { status: "INVALID", ...template },
  });
  await decide({ status: "OPEN", action: "reject", note: "Falta a assinatura do instrutor." });
  const suspended = page.getByRole("heading", { name: /^Suspensa desde/ });
  await expect(async () => {
    await page.reload();
    await expect(suspended).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText(/falta Certificado NR-35/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Retomar o trabalho" })).toHaveCount(0);

  await send(`${name}, com assinatura`);
  await decide({ status: "DONE", action: "close_unread" });
  const resume = page.getByRole("button", { name: "Retomar o trabalho" });
  await expect(async () => {
    await page.reload();
    await expect(resume).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText(/^Resolvido, aguarda retomada/)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await resume.click();
  await expect(page.getByText("Em andamento", { exact: true }).first()).toBeVisible();
  await expect(suspended).toHaveCount(0);
});

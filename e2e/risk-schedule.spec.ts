import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, chooseProject, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { comeIn, newEmail } from "./newcomer.ts";
import { born } from "./registered-worker.ts";
import { linkSentTo } from "./sent-links.ts";
import { trainedWorker } from "./trained-worker.ts";

const WORK_AT_HEIGHT = 1;
const TOMORROW = asRead(dayFromNow(1));

/** A worker of the same project without the activity and without documents. */
const untrainedWorker = async (journey: Journey, projectId: number): Promise<{ readonly id: number; readonly name: string }> => {
  const api = await journey.apiAs("supplier");
  const base = String(randomInt(100_000_000, 999_999_999));
  const name = `Nair Leme ${base}`;
  const contracts = [{ projectId, hiringDate: dayFromNow(-15), endDate: null }];
  const { answer, status } = await api("POST /companies/employees")({ body: { ...born, name, CPF: newCpf(base), contracts } });
  expect(status).toBe(201);
  return { id: answer.id, name };
};

/** A schedule of a worker who may not work yet, planned through the API. */
const plannedSchedule = async (journey: Journey) => {
  const project = await beginProject(journey, "Troca de telhas da oficina de locomotivas", { riskActivities: [WORK_AT_HEIGHT] });
  await untilLinked(journey, project.id);
  const { id: employeeId, name } = await untrainedWorker(journey, project.id);
  const api = await journey.apiAs("supplier");
  const { answer: options } = await api("GET /risk-schedule/projects/{projectId}")({ projectId: project.id });
  const [place] = options.facilities;
  const { answer, status } = await api("POST /risk-schedule")({
    body: {
      projectId: project.id,
      providerId: options.providers[0]?.id ?? 0,
      facilityId: place?.id ?? 0,
      departmentId: place?.departments[0]?.id ?? 0,
      riskActivityIds: [WORK_AT_HEIGHT],
      start: { day: dayFromNow(1), time: "22:00" },
      end: { day: dayFromNow(2), time: "06:00" },
      employees: [{ employeeId, part: "executes" }],
      supervisorId: employeeId,
      description: "Troca de telhas quebradas",
      precautions: "Isolar a área abaixo",
    },
  });
  expect(status).toBe(201);
  return { id: answer.id, name, project };
};

const form = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Fills the form of a project with one supplier, area and activity, which are chosen already. */
const plan = async (page: Page, project: string): Promise<void> => {
  await page.getByRole("button", { name: "Novo agendamento" }).click();
  const dialog = form(page, "Novo agendamento");
  await dialog.getByRole("button", { name: "Agendar" }).click();
  for (const missing of ["Informe o projeto", "Informe a unidade", "Informe a área", "Inclua ao menos um colaborador"])
    await expect(dialog.getByText(missing)).toBeVisible();
  await chooseProject(dialog.getByRole("combobox", { name: "Projeto" }), project);
  await expect(dialog.getByText("Trabalho em altura").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Dia de início" }).fill(TOMORROW);
  await expect(dialog.getByRole("textbox", { name: "Dia de término" })).toHaveValue(TOMORROW);
  await dialog.getByRole("textbox", { name: "Hora de início" }).fill("0700");
  await dialog.getByRole("textbox", { name: "Hora de término" }).fill("1700");
};

test("a schedule is planned by the supplier, changed by the contractor and cancelled [S-057] [R-322] [R-323] [R-324] [R-329]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(180_000);
  const { name, project } = await trainedWorker(journey);
  const { name: untrained } = await untrainedWorker(journey, project.id);
  await journey.signInAs("supplier", "/agenda-de-risco");
  await plan(page, project.name);
  const dialog = form(page, "Novo agendamento");
  const candidates = dialog.getByRole("list", { name: "Colaboradores do fornecedor" }).getByRole("listitem");
  await expect(candidates.first()).toContainText(name);
  await expect(candidates.first()).toContainText("Pode trabalhar");
  await expect(candidates.filter({ hasText: untrained })).toContainText("não consta no cadastro do colaborador");
  await dialog.getByRole("checkbox", { name: `Incluir ${name}` }).check();
  await dialog
    .getByRole("textbox", { name: "Buscar colaborador" })
    .or(dialog.getByRole("searchbox", { name: "Buscar colaborador" }))
    .fill(untrained);
  await dialog.getByRole("checkbox", { name: `Incluir ${untrained}` }).check();
  await dialog.getByLabel(`Função de ${untrained}`).selectOption("Vigia");
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("button", { name: "Agendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trabalho em altura" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Suspensa|^Será suspensa/ })).toBeVisible();
  const team = page.getByRole("region", { name: "Equipe" });
  await expect(team.getByRole("listitem").filter({ hasText: name })).toContainText("Pode trabalhar");
  await expect(team.getByRole("listitem").filter({ hasText: untrained }).first()).toContainText("Vigia");
  await journey.expectNoBarrierInEitherTheme();

  await journey.signInAs("admin", `/agenda-de-risco?projectName=${encodeURIComponent(project.name)}`);
  await expect(page.getByText("1 agendamento", { exact: true })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: project.name });
  await expect(row).toContainText(`${TOMORROW}, 07:00 às 17:00`);
  await journey.expectNoBarrierInEitherTheme();
  await row.getByRole("link", { name: "Trabalho em altura" }).click();
  await page.getByRole("button", { name: "Editar" }).click();
  const edit = form(page, "Editar agendamento");
  await expect(edit.getByRole("textbox", { name: "Hora de término" })).toHaveValue("17:00");
  await edit.getByRole("textbox", { name: "Hora de término" }).fill("0630");
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(edit.getByText("O término não pode ser antes do início.")).toBeVisible();
  await edit.getByRole("textbox", { name: "Hora de término" }).fill("1800");
  await edit.getByRole("button", { name: `Retirar ${untrained} da equipe` }).click();
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(edit).toHaveCount(0);
  await expect(page.getByText(`${TOMORROW}, 07:00 às 18:00`).first()).toBeVisible();
  await expect(page.getByText("Agendada", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Cancelar agendamento" }).click();
  const cancel = form(page, "Cancelar agendamento?");
  await cancel.getByRole("button", { name: "Cancelar agendamento" }).click();
  await expect(cancel.getByText("Informe o motivo")).toBeVisible();
  await cancel.getByRole("textbox", { name: "Motivo" }).fill("Chuva forte");
  await cancel.getByRole("button", { name: "Cancelar agendamento" }).click();
  await expect(page.getByText("Cancelada: Chuva forte")).toBeVisible();
  await expect(page.getByRole("button", { name: "Editar" })).toHaveCount(0);

  await page.getByRole("button", { name: "Histórico" }).click();
  const history = page.getByRole("dialog", { name: "Histórico do agendamento" });
  for (const deed of ["criou o agendamento", "mudou o término", `retirou ${untrained} da equipe`, "cancelou o agendamento"])
    await expect(history.getByText(deed).first()).toBeVisible();
  await expect(history.getByText(`${TOMORROW} 17:00`)).toBeVisible();
  await expect(history.getByText(`${TOMORROW} 18:00`)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
});

test("list, schedule and form fit a phone [S-057]", { tag: "@phone" }, async ({ page, journey }) => {
  test.setTimeout(90_000);
  const { name, project } = await plannedSchedule(journey);
  await journey.signInAs("admin", `/agenda-de-risco?projectName=${encodeURIComponent(project.name)}`);
  const card = page.getByRole("list", { name: "Agendamentos de risco" }).getByRole("listitem");
  await expect(card).toContainText(`${TOMORROW} 22:00 até ${asRead(dayFromNow(2))} 06:00`);
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
  await card.getByRole("link", { name: "Trabalho em altura" }).click();
  await expect(page.getByRole("region", { name: "Equipe" }).getByText(name)).toBeVisible();
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
  await page.getByRole("button", { name: "Editar" }).click();
  await expect(form(page, "Editar agendamento").getByRole("list", { name: "Colaboradores do fornecedor" })).toContainText(name);
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
});

test("a user without see_risk_schedule loads no schedules and gets no notice [R-217]", { tag: "@desktop" }, async ({ page, journey }) => {
  const owner = await journey.apiAs("admin");
  const companyId = (await owner("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
  const body = { name: `Locais ${randomUUID().slice(0, 8)}`, relationType: "contractor" as const, permissions: ["see_location" as const] };
  const { answer: profile } = await owner("POST /companies/{id}/profile")({ id: companyId, body });
  const email = newEmail();
  await owner("POST /companies/account")({ body: { email, companyId, profileId: profile.id } });
  await comeIn(page, { email, link: await linkSentTo(page.request, email), fullName: "Lia Moura" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/agenda-de-risco", "/agenda-de-risco?agendamento=1"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Agenda de risco" })).toBeVisible();
    await expect(page.getByText("Você não tem permissão para ver esta lista")).toBeVisible();
  }
  expect(asked.filter((path) => /^\/api\/.*risk-/.test(path))).toEqual([]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

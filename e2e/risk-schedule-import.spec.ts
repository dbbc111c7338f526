import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { writeWorkbook } from "../apps/api/test/fixtures/workbook.ts";
import { beginProject, untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { born } from "./registered-worker.ts";

const ACCEPTED = "Arquivo enviado para processamento. Você será notificado por e-mail quando o processamento acabar";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const [HOT_WORK, CHEMICALS] = [7, 15] as const;
/** A day without schedules of other journeys, which plan at most 260 days ahead in the same unit, nor of an earlier attempt. */
const ahead = () => randomInt(300, 700);

/** A project with hot work and chemicals, which conflict in one area, and a worker of its supplier. */
const plannedProject = async (journey: Journey) => {
  const project = await beginProject(journey, "Parada da caldeira", { riskActivities: [HOT_WORK, CHEMICALS] });
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("supplier");
  const base = String(randomInt(100_000_000, 999_999_999));
  const cpf = newCpf(base);
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  const { status } = await api("POST /companies/employees")({ body: { ...born, name: `Otto Reis ${base}`, CPF: cpf, contracts } });
  expect(status).toBe(201);
  const { answer } = await api("GET /risk-schedule/projects/{projectId}")({ projectId: project.id });
  const [hot = "", chemicals = ""] = [HOT_WORK, CHEMICALS].map((id) => answer.activities.find((one) => one.id === id)?.name);
  const [unit] = answer.facilities;
  return { name: project.name, unit: unit?.name ?? "", area: unit?.departments[0]?.name ?? "", hot, chemicals, cpf };
};

const sendWorkbook = async (page: Page, rows: readonly (readonly string[])[]): Promise<void> => {
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar agendamentos de risco" });
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Baixar modelo: xlsx" }).click();
  expect((await saved).suggestedFilename()).toBe("modelo-agenda-de-risco.xlsx");
  await dialog.locator("input[type=file]").setInputFiles({ name: "agenda.xlsx", mimeType: XLSX, buffer: await writeWorkbook(rows) });
  await dialog.getByRole("button", { name: "Importar", exact: true }).click();
  await expect(page.getByText(ACCEPTED, { exact: true })).toBeVisible();
};

test("a supplier imports schedules, decides a conflict and exports them [C-116] [C-117] [CD-091] [M-080]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  test.setTimeout(120_000);
  const { name, unit, area, hot, chemicals, cpf } = await plannedProject(journey);
  const day = dayFromNow(ahead());
  const read = asRead(day);
  await journey.signInAs("supplier", `/agenda-de-risco?projectName=${encodeURIComponent(name)}`);
  const line = (activity: string, [from, until]: readonly [string, string], team = cpf) => [name, unit, area, activity, from, until, team];
  await sendWorkbook(page, [
    ["Projeto", "Unidade", "Área", "Atividades de risco", "Início", "Término", "CPFs da equipe"],
    line(hot, [`${read} 07:00`, `${read} 09:00`]),
    line(chemicals, [`${read} 08:00`, `${read} 10:00`]),
    line(hot, ["31/02/2027 07:00", `${read} 24:00`]),
    line(hot, [`${read} 11:00`, `${read} 12:00`], "111.111.111-11"),
  ]);
  for (const count of ["Todas 4", "Novos 1", "A decidir 1", "Com erro 2"])
    await expect(page.getByRole("button", { name: count, exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Início: “31\/02\/2027 07:00” não é dia e hora/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /CPFs da equipe: O fornecedor não tem colaborador com o CPF 11111111111/ })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Decidir a linha 3" }).click();
  const decision = page.getByRole("dialog", { name: "Decidir a linha 3" });
  await expect(decision.getByText("extintor", { exact: false })).toBeVisible();
  await decision.getByRole("button", { name: "Agendar" }).click();
  await expect(decision.getByRole("alert")).toContainText("Confira as medidas e confirme");
  await decision.getByRole("checkbox", { name: "Conferi as medidas e elas serão cumpridas" }).check();
  await journey.expectNoBarrierInEitherTheme();
  await decision.getByRole("button", { name: "Agendar" }).click();
  await expect(page.getByRole("button", { name: "Novos 2", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "A decidir 0", exact: true })).toBeVisible();

  await page.goto(`/agenda-de-risco?projectName=${encodeURIComponent(name)}`);
  await expect(page.getByText("2 agendamentos", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Exportar" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar Agenda de risco" }).click();
  const file = await (await saved).path();
  const lines = (await readFile(file, "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines.filter((text) => text.includes(name) && text.includes(day))).toHaveLength(2);
});

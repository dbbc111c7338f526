import { dayFromNow } from "../apps/api/test/days.ts";
import { barriersOn, expectNothingBeside } from "./accessibility-checks.ts";
import { address, expect, type Journey, test } from "./journey.ts";
import { registered, somebody, suppliedProject } from "./registered-worker.ts";

/** A document of the supplier, which blocks nobody. */
const OF_SUPPLIER = { demands: /^PGR: inventário/ };
const PHONE = { width: 390, height: 844 };

/** A worker of the demo supplier on leave in a project of a contractor that uses badges, with the code of the badge. */
const workerOnLeave = async (journey: Journey) => {
  const project = await suppliedProject(journey, "Portaria", OF_SUPPLIER);
  const person = somebody();
  const worker = await registered(journey, "supplier", person);
  const api = await journey.apiAs("supplier");
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  await api("PUT /companies/employees/{id}/contracts")({ id: worker.id, body: { contracts } });
  const { answer } = await api("GET /companies/employees/{id}")({ id: worker.id });
  const contractId = answer.projects.find(({ id }) => id === project.id)?.contractId ?? 0;
  const badge = (await api("GET /companies/employees/{contractId}/badge")({ contractId })).answer.id;
  const leave = { movementType: "leave", status: "away", projectId: null, startDate: dayFromNow(-3), endDate: dayFromNow(4) } as const;
  await api("POST /companies/employees/{id}/movements")({ id: worker.id, body: leave });
  return { ...person, id: worker.id, project, badge };
};

/** Removes the leave. */
const comeBack = async (journey: Journey, workerId: number) => {
  const api = await journey.apiAs("supplier");
  const { answer } = await api("GET /companies/employees/{id}/movements")({ id: workerId });
  const leave = answer.results.find(({ movementType }) => movementType === "leave");
  await api("DELETE /companies/employees/{id}/movements/{movementId}")({ id: workerId, movementId: leave?.id ?? 0 });
};

test("the gate says no, the cause is fixed, the gate says yes [CD-158] [CD-169]", { tag: "@desktop" }, async ({
  page,
  journey,
  browser,
}) => {
  const worker = await workerOnLeave(journey);
  await journey.signInAs("admin", "/minha-conta?secao=portaria");
  await page.getByRole("button", { name: "Novo dispositivo" }).click();
  const form = page.getByRole("dialog", { name: "Novo dispositivo" });
  const name = `Portaria de ${worker.name}`;
  await form.getByRole("textbox", { name: "Nome do dispositivo" }).fill(name);
  await journey.expectNoBarrier();
  await form.getByRole("combobox", { name: "Projetos" }).pressSequentially(worker.project.name);
  await page.getByRole("option", { name: worker.project.name }).click();
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Salvar" }).click();
  const enrolment = page.getByRole("dialog", { name: `Ativar ${name}` });
  const answered = page.waitForResponse((response) => response.url().endsWith("/enrolment"));
  await enrolment.getByRole("button", { name: "Gerar código" }).click();
  const { secret } = (await (await answered).json()) as { readonly secret: string };
  await expect(enrolment.getByRole("img", { name: `Código de ativação de ${name}` })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  const context = await browser.newContext({ viewport: PHONE, locale: "pt-BR" });
  const gate = await context.newPage();
  await gate.goto(new URL(`/portaria#ativar=${secret}`, address()).href);
  await gate.getByRole("button", { name: "Ativar este aparelho" }).click();
  await expect(gate.getByText(`Aparelho: ${name}`)).toBeVisible();
  await expect(gate.getByRole("combobox", { name: "Projeto" })).toHaveText(new RegExp(worker.project.name));
  await gate.getByRole("textbox", { name: "Ou digite o código" }).fill(worker.badge.toUpperCase());
  await gate.getByRole("button", { name: "Consultar", exact: true }).click();
  await expect(gate.getByRole("heading", { level: 2, name: "Não pode entrar" })).toBeFocused();
  await expect(gate.getByText(worker.name, { exact: true })).toBeVisible();
  await expect(gate.getByRole("list", { name: "Motivos" })).toContainText("Afastado");
  await expect(gate.getByText(/^Quem resolve: .*Atualizar as movimentações do colaborador\.$/)).toBeVisible();
  await expectNothingBeside(gate);
  expect(await barriersOn(gate)).toEqual([]);

  await comeBack(journey, worker.id);
  await gate.getByRole("button", { name: "Consultar de novo" }).click();
  await expect(gate.getByRole("heading", { level: 2, name: "Pode entrar", exact: true })).toBeVisible();
  await expect(gate.getByText("Saúde: apto")).toBeVisible();
  expect(await barriersOn(gate)).toEqual([]);

  await enrolment.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: `Revogar ${name}` }).click();
  await page.getByRole("dialog", { name: "Revogar dispositivo?" }).getByRole("button", { name: "Revogar" }).click();
  await expect(page.getByText(`Dispositivo ${name} revogado.`).first()).toBeVisible();
  await gate.reload();
  await expect(gate.getByText(/^Este aparelho foi revogado/)).toBeVisible();
  await context.close();
});

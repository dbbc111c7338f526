import { randomUUID } from "node:crypto";
import { firstOfMonth } from "../apps/api/test/days.ts";
import { expect, type Journey, test } from "./journey.ts";

const PAYROLL = /^Folha de pagamento/;

/** A project of the month with the STP plan and the monthly payroll of the supplier. */
const monthlyDocument = async (journey: Journey) => {
  const api = await journey.apiAs("admin");
  const name = `Mês sem serviço ${randomUUID().slice(0, 6)}`;
  const [company] = (await api("GET /projects/create/companies")()).answer.results;
  const [unit] = (await api("GET /facilities-with-departments")()).answer.results;
  const found = (await api("GET /companies/search")({ query: { query: "ipe andaimes" } })).answer.results;
  const companyId = found.find((one) => one.companyId !== null)?.companyId ?? 0;
  const texts = { name, contract: null, scope: null, description: null, startDate: firstOfMonth(), endDate: null };
  const { id, version } = (await api("POST /projects")({ body: { step: 1, company: company?.id ?? 0, ...texts } })).answer;
  const locations = [{ facilityId: unit?.id ?? 0, departmentIds: [unit?.departments[0]?.id ?? 0] }];
  const placed = (await api("PUT /projects/{id}")({ id, body: { step: 2, version, locations, riskActivities: [] } })).answer;
  const companies = [{ companyId, plans: ["STP" as const] }];
  const supplied = (await api("PUT /projects/{id}")({ id, body: { step: 3, version: placed.version, companies, invitedCompanies: [] } }))
    .answer;
  const demands = (await api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: id, query: { plan: "STP" } })).answer;
  const pendencies = demands.filter((one) => PAYROLL.test(one.name)).map((one) => ({ systemPendencyId: one.id, isChecked: true }));
  const startReference = firstOfMonth().slice(0, 7);
  const ended = await api("PUT /projects/{id}")({
    id,
    body: { step: 5, version: supplied.version, pendencies, startReference, endReference: null },
  });
  expect(ended.status).toBe(200);
  const asked = async () => (await api("GET /pendencies")({ query: { project: [id], plan: ["STP"] } })).answer.results;
  await expect.poll(async () => (await asked()).length, { timeout: 30_000 }).toBe(1);
  return { name, pendency: (await asked())[0]?.id ?? 0 };
};

test("a month without service is declared, confirmed and corrected [R-424] [R-439] [R-441] [R-538] [S-075] [S-081] [S-082] [M-090] [M-091] [M-092]", async ({
  page,
  journey,
}) => {
  const { name, pendency } = await monthlyDocument(journey);
  const path = `/pendencias/editar/${pendency}`;
  await journey.signInAs("supplier", path);
  const section = page.getByRole("region", { name: "Ocorreu o serviço contratado para esse projeto no mês?" });
  await section.getByRole("button", { name: "Declarar" }).click();
  const dialog = page.getByRole("dialog", { name: "Ocorreu o serviço contratado para esse projeto no mês?" });
  await expect(dialog.getByRole("group", { name: "Adicionar Colaborador por prestação de serviço" })).toBeVisible();
  await expect(dialog.getByRole("group", { name: "Plano de Saúde" })).toBeVisible();
  await journey.expectNoBarrier();
  await dialog.getByRole("radio", { name: "Não" }).check();
  await dialog.getByLabel("Observação").fill("A frente ficou parada.");
  await dialog.getByRole("button", { name: "Salvar declaração" }).click();
  await expect(section.getByText("Sem serviço: aguarda decisão")).toBeVisible();
  await expect(page.getByText("Inativa:")).toHaveCount(0);

  await journey.signInAs("analyst", "/pendencias");
  await page.getByRole("button", { name: /sem serviço para decidir/ }).click();
  const awaiting = page.getByRole("dialog", { name: "Meses sem serviço para decidir" });
  await awaiting.getByRole("listitem").filter({ hasText: name }).getByRole("link").click();
  await section.getByRole("button", { name: "Negar" }).click();
  const denying = page.getByRole("dialog", { name: "Negar mês sem serviço" });
  await denying.getByRole("button", { name: "Negar" }).click();
  await expect(denying.getByText("Informe o motivo")).toBeVisible();
  await journey.expectNoBarrier();
  await denying.getByLabel("Motivo").fill("Houve acesso pela portaria.");
  await denying.getByRole("button", { name: "Negar" }).click();
  await expect(section.getByText("Sem serviço: negado")).toBeVisible();

  await journey.signInAs("supplier", "/pendencias");
  await page.getByRole("button", { name: /sem serviço negado/ }).click();
  const denied = page.getByRole("dialog", { name: "Meses sem serviço negados" }).getByRole("listitem").filter({ hasText: name });
  await expect(denied).toContainText("Houve acesso pela portaria.");
  await journey.expectNoBarrier();
  await denied.getByRole("link").click();
  await expect(section.getByText("declarou em", { exact: false }).first()).toContainText("que não houve serviço");
  await section.getByRole("button", { name: "Corrigir declaração" }).click();
  await dialog.getByRole("radio", { name: "Não" }).check();
  await dialog.getByLabel("Observação").fill("A frente ficou parada.");
  await dialog.getByRole("button", { name: "Salvar declaração" }).click();
  await expect(section.getByText("Sem serviço: aguarda decisão")).toBeVisible();

  await journey.signInAs("analyst", path);
  await section.getByRole("button", { name: "Confirmar mês sem serviço" }).click();
  const confirming = page.getByRole("dialog", { name: "Confirmar mês sem serviço" });
  await expect(confirming).toContainText("Nenhum colaborador vinculado");
  await confirming.getByRole("button", { name: "Confirmar mês sem serviço" }).click();
  await expect(section.getByText("Sem serviço: confirmado")).toBeVisible();
  const rest = page.getByRole("note").filter({ hasText: "não houve serviço no mês" });
  await expect(rest).toBeVisible({ timeout: 30_000 });
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();

  await journey.signInAs("supplier", path);
  await section.getByRole("button", { name: "Corrigir declaração" }).click();
  await dialog.getByRole("radio", { name: "Sim" }).check();
  await dialog.getByRole("button", { name: "Salvar declaração" }).click();
  await expect(section.getByText("Houve serviço", { exact: true })).toBeVisible();
  await expect(rest).toHaveCount(0, { timeout: 30_000 });
  await section.getByRole("button", { name: "Colaboradores do mês" }).click();
  const employees = page.getByRole("dialog", { name: "Colaboradores do mês" });
  const link = employees.getByRole("button", { name: /^Vincular: / }).first();
  const worker = ((await link.getAttribute("aria-label")) ?? "").replace("Vincular: ", "");
  await link.click();
  const unlink = employees.getByRole("button", { name: `Desvincular: ${worker}` });
  await expect(employees.getByText("1 colaborador vinculado no mês")).toBeVisible();
  await journey.expectNoBarrier();
  await unlink.click();
  await expect(unlink).toHaveCount(0);
  await page.keyboard.press("Escape");
  await section.getByRole("button", { name: "Histórico da declaração" }).click();
  const history = page.getByRole("dialog", { name: "Histórico da declaração" });
  await expect(history).toContainText("confirmou o mês sem serviço");
  await expect(history).toContainText("A frente ficou parada.");
});

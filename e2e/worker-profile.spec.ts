import { dayFromNow } from "../apps/api/test/days.ts";
import { expect, type Journey, test } from "./journey.ts";
import { newIntegrationClass } from "./new-training-class.ts";
import { registered, somebody, suppliedProject } from "./registered-worker.ts";

/** A worker who may not work in a new project, because a document is missing, once the stored eligibility says so. */
const blockedWorker = async (journey: Journey) => {
  const project = await suppliedProject(journey, "Perfil", { demands: /^Integração de segurança/ });
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  const api = await journey.apiAs("supplier");
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-1), endDate: null }];
  await api("PUT /companies/employees/{id}/contracts")({ id, body: { contracts } });
  const blocked = async () => {
    const { answer } = await api("GET /employees/project/{id}")({ id: project.id, query: { mayWork: "no" } });
    return answer.results.map((worker) => worker.id);
  };
  await expect.poll(blocked, { timeout: 30_000 }).toEqual([id]);
  return { ...person, id, project };
};

test("the project page leads to a worker's profile and its form [S-088] [R-523]", async ({ page, journey, isMobile }) => {
  await newIntegrationClass(journey);
  const worker = await blockedWorker(journey);
  await journey.signInAs("supplier", `/projetos/editar/${worker.project.id}?secao=visao-geral`);
  await page.getByRole("link", { name: "1 colaborador bloqueado" }).click();
  await expect(page).toHaveURL(/secao=colaboradores.*mayWork=no|mayWork=no.*secao=colaboradores/);
  const workers = page.getByRole("list", { name: "Colaboradores" });
  await expect(workers.getByText("Não pode trabalhar")).toBeVisible();
  await expect(workers.getByText("faltam documentos")).toBeVisible();
  await journey.expectNoBarrier();
  await journey.expectNothingBeside();
  const filter = page.getByLabel("Pode trabalhar", { exact: true });
  await filter.selectOption({ label: "Sim" });
  await expect(page.getByText("Nenhum colaborador com esta busca")).toBeVisible();
  await filter.selectOption({ label: "Não" });
  await workers.getByRole("link", { name: worker.name, exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: worker.name })).toBeVisible();
  const standing = page.getByRole("region", { name: "Onde pode trabalhar hoje" });
  await expect(standing).toContainText(`Não pode trabalhar em ${worker.project.name}: faltam documentos`);
  await expect(page.getByRole("link", { name: "0 de 1 documentos em dia" })).toBeVisible();
  await expect(page.getByRole("list", { name: "O que falta" }).getByRole("link", { name: /^Integração de segurança/ })).toBeVisible();
  const owed = page.getByRole("list", { name: "Treinamentos a fazer" });
  await expect(owed.getByRole("link", { name: /^Próxima turma: / })).toBeVisible();
  await expect(page.getByRole("region", { name: "Projetos" }).getByRole("link", { name: worker.project.name, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Cadastro" }).getByText(worker.CPF)).toBeVisible();
  await expect(page.getByRole("list", { name: "Movimentações" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Crachá", exact: true })).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveCount(0);
  await journey.expectNothingBeside();
  if (isMobile) return journey.expectNoBarrier();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("link", { name: "Editar projetos" }).click();
  await expect(page).toHaveURL(/secao=cadastro#section-projects$/);
  await expect(page.getByRole("heading", { level: 2, name: "Projetos" })).toBeFocused();
  await expect(page.getByLabel("Nome completo")).toHaveValue(worker.name);
  await page.getByRole("link", { name: "Perfil do colaborador" }).click();
  await standing.getByRole("link", { name: "Ver as pendências" }).click();
  await expect(page.getByRole("button", { name: `Colaborador: ${worker.name}` })).toBeVisible();
  await expect(page.getByText("1 documento", { exact: true }).first()).toBeVisible();
  await page.goto(`/colaboradores/editar/${worker.id}#movimentacoes`);
  await expect(page.getByRole("heading", { name: "Movimentações" })).toBeFocused();
});

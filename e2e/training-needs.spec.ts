import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import type { Page } from "@playwright/test";
import { asRead, dayFromNow } from "../apps/api/test/days.ts";
import { classFileForm } from "../apps/api/test/fixtures/new-training.ts";
import { expect, type Journey, test } from "./journey.ts";
import { newTrainingClass } from "./new-training-class.ts";
import { trainedWorker } from "./trained-worker.ts";

/** Approvals of a class that was recorded after its first session need a file. */
const addAttendanceList = async (journey: Journey, { companyId, id }: Pick<TrainingClass, "companyId" | "id">): Promise<void> => {
  const admin = await journey.apiAs("admin");
  const body = classFileForm({ isAttendanceList: true });
  expect((await admin("POST /integrations/{companyId}/training-classes/{id}/files")({ companyId, id, body })).status).toBe(201);
};

const eligibility = (page: Page) => page.getByRole("region", { name: "Onde pode trabalhar hoje" });

/** Records a leave of 181 days that ended yesterday, after its effects. */
const recordLeave = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Nova movimentação" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova movimentação" });
  await dialog.getByLabel("Movimentação").selectOption({ label: "Afastamento" });
  await dialog.getByLabel("Projeto").selectOption({ label: "Todos os projetos" });
  await dialog.getByLabel("Data inicial").fill(dayFromNow(-181));
  await dialog.getByLabel("Último dia fora").fill(dayFromNow(-1));
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
  await expect(page.getByRole("list", { name: "O que muda" })).toContainText(/NR-35.*novo treinamento a partir de/);
  await page.getByRole("button", { name: "Salvar movimentação" }).click();
  await expect(page.getByText("Movimentação registrada com sucesso").last()).toBeVisible();
};

test("a return after 181 days requires NR-35 again until a class approves the worker", { tag: "@desktop" }, async ({ page, journey }) => {
  test.setTimeout(180_000);
  const { id, name, project, pendencyId, status } = await trainedWorker(journey);
  const training = await newTrainingClass(journey, 2);
  await addAttendanceList(journey, training);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  await expect(eligibility(page)).toContainText(`Pode trabalhar em ${project.name}`);
  await recordLeave(page);
  await expect.poll(status, { timeout: 30_000 }).toBe("OPEN");
  await page.reload();
  await expect(eligibility(page)).toContainText(`Não pode trabalhar em ${project.name}`);
  await page.goto(`/pendencias/editar/${pendencyId}`);
  await expect(page.getByRole("note").filter({ hasText: "afastamento" })).toContainText(
    `Retorno de afastamento em ${asRead(dayFromNow(0))}`,
  );

  await journey.signInAs("admin", training.path);
  await page.getByRole("button", { name: "Incluir colaboradores" }).click();
  const drawer = page.getByRole("dialog", { name: "Incluir colaboradores" });
  await drawer.getByLabel("Nome", { exact: true }).fill(name);
  const candidate = drawer.getByRole("listitem").filter({ hasText: name });
  await expect(candidate).toContainText(`Precisa do treinamento desde ${asRead(dayFromNow(0))} (retorno de afastamento)`);
  await candidate.getByRole("checkbox").check();
  await drawer.getByRole("button", { name: "Incluir", exact: true }).click();
  await drawer.getByRole("button", { name: "Fechar" }).last().click();
  const row = page.getByRole("row").filter({ hasText: name });
  const boxes = row.getByRole("checkbox", { name: /na aula de/ });
  for (const at of [0, 1]) {
    await boxes.nth(at).click();
    await expect(boxes.nth(at)).toBeChecked();
  }
  await page.getByLabel(`Nota de ${name}`).fill("9");
  await page.getByLabel(`Nota de ${name}`).press("Enter");
  await expect(row).not.toContainText("Falta a nota");
  await page.getByRole("button", { name: `Ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Aprovar" }).click();
  await expect(row).toContainText("Aprovado");
  await expect.poll(status, { timeout: 30_000 }).toBe("DONE");
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  await expect(eligibility(page)).toContainText(`Pode trabalhar em ${project.name}`);

  await journey.signInAs("admin", training.path);
  await page.getByRole("button", { name: `Ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Corrigir resultado" }).click();
  const correction = page.getByRole("dialog", { name: `Corrigir resultado de ${name}` });
  await correction.getByLabel("Situação").selectOption("Reprovado");
  await correction.getByLabel("Motivo").fill("Prova de outra pessoa");
  await correction.getByRole("button", { name: "Salvar correção" }).click();
  await expect(row).toContainText("Reprovado");
  await expect.poll(status, { timeout: 30_000 }).toBe("OPEN");
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  await expect(eligibility(page)).toContainText(`Não pode trabalhar em ${project.name}`);
});

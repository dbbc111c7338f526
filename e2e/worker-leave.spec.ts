import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { asRead } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, chooseProject } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";

const day = (ahead: number): string =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

/** A new worker in a new project. */
const hireWorker = async (journey: Journey) => {
  const project = await beginProject(journey, "Movimentação");
  const api = await journey.apiAs("supplier");
  const base = String(randomInt(100_000_000, 999_999_999));
  const { answer } = await api("POST /companies/employees")({
    body: {
      name: `Rui Bastos ${base}`,
      CPF: newCpf(base),
      birthdate: "1988-02-10",
      role: "Montador",
      admissionDate: day(-60),
      contractRegime: "clt_indefinite",
      contracts: [{ projectId: project.id, hiringDate: day(-15), endDate: null }],
    },
  });
  return { id: answer.id, project, api };
};

type MovementInput = { readonly kind: string; readonly from: string; readonly until?: string };

/** Fills the dialog and opens the preview. */
const previewMovement = async (page: Page, { kind, from, until }: MovementInput): Promise<void> => {
  await page.getByRole("button", { name: "Nova movimentação" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova movimentação" });
  await dialog.getByLabel("Movimentação").selectOption({ label: kind });
  await dialog.getByLabel("Projeto").selectOption({ label: "Todos os projetos" });
  await dialog.getByLabel("Data inicial").fill(from);
  if (until) await dialog.getByLabel("Último dia fora").fill(until);
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Salvar movimentação" }).click();
  await expect(page.getByText("Movimentação registrada com sucesso").last()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
};

test("every movement of a worker shows its effects before saving [S-088] [R-475] [R-476] [R-486] [R-487]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { id, project } = await hireWorker(journey);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  const eligibility = page.getByRole("region", { name: "Onde pode trabalhar hoje" });
  await expect(eligibility).toContainText(`Pode trabalhar em ${project.name}.`);
  const lines = page.getByRole("list", { name: "Movimentações" }).getByRole("listitem");
  await expect(lines).toHaveCount(1);

  await page.getByRole("button", { name: "Nova movimentação" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova movimentação" });
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
  for (const fault of ["Escolha a movimentação.", "Escolha a situação.", "Escolha o projeto.", "Informe a data."])
    await expect(dialog.getByText(fault)).toBeVisible();
  await dialog.getByLabel("Movimentação").selectOption({ label: "Afastamento" });
  await dialog.getByLabel("Projeto").selectOption({ label: "Todos os projetos" });
  await dialog.getByLabel("Data inicial").fill(day(-3));
  await dialog.getByLabel("Último dia fora").fill(day(-3));
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
  await expect(dialog.getByText("A data final deve ser posterior à data inicial.")).toBeVisible();
  await dialog.getByLabel("Último dia fora").fill(day(40));
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
  const effects = page.getByRole("list", { name: "O que muda" });
  await expect(effects).toContainText(`Situação: Afastado desde ${asRead(day(-3))} até ${asRead(day(40))}.`);
  await expect(effects).toContainText(`Não pode trabalhar em ${project.name}`);
  await expect(effects).toContainText("44 dias de afastamento exigem ASO de retorno ao trabalho (a partir de 30 dias).");
  await journey.expectNoBarrierInEitherTheme();
  await save(page);
  await expect(eligibility).toContainText(
    `Não pode trabalhar em ${project.name}: afastado desde ${asRead(day(-3))} até ${asRead(day(40))}.`,
  );
  await expect(lines).toHaveCount(2);

  await previewMovement(page, { kind: "Retorno", from: day(0) });
  await expect(effects).toContainText("Situação: Ativo");
  await save(page);
  await expect(eligibility).toContainText(`Pode trabalhar em ${project.name}.`);

  await previewMovement(page, { kind: "Desligamento", from: day(0) });
  await expect(effects).toContainText(`O vínculo com ${project.name} termina em ${asRead(day(0))}.`);
  await save(page);
  await expect(eligibility).toContainText("desligado");

  await page.getByRole("button", { name: `Excluir Desligamento de ${asRead(day(0))}` }).click();
  await expect(effects).toContainText(`O vínculo com ${project.name} continua sem data para terminar.`);
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Movimentação excluída com sucesso")).toBeVisible();
  await expect(eligibility).toContainText(`Pode trabalhar em ${project.name}.`);
});

test("a transfer links the worker elsewhere, and a contradiction is refused [S-088] @desktop", async ({ page, journey }) => {
  const { id, project } = await hireWorker(journey);
  const other = await beginProject(journey, "Destino");
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  await page.getByRole("button", { name: "Nova movimentação" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova movimentação" });
  await dialog.getByLabel("Movimentação").selectOption({ label: "Transferência" });
  await dialog.getByLabel("Sai do projeto").selectOption(String(project.id));
  await chooseProject(dialog.getByRole("combobox", { name: "Vai para o projeto" }), other.name);
  await dialog.getByLabel("Data inicial").fill(day(-30));
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
  await expect(dialog.getByText("O colaborador não trabalha no projeto de origem nesta data.")).toBeVisible();
  await dialog.getByLabel("Data inicial").fill(day(-1));
  await dialog.getByRole("button", { name: "Ver o que muda" }).click();
  const effects = page.getByRole("list", { name: "O que muda" });
  await expect(effects).toContainText(`O vínculo com ${project.name} termina em ${asRead(day(-2))}.`);
  await expect(effects).toContainText(`Passa a trabalhar em ${other.name} a partir de ${asRead(day(-1))}`);
  await save(page);
  await expect(page.getByRole("region", { name: "Onde pode trabalhar hoje" })).toContainText(`Pode trabalhar em ${other.name}.`);
});

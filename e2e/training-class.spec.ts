import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { newTrainingClass } from "./new-training-class.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

const choose = async (page: Page, names: readonly string[]): Promise<void> => {
  const drawer = dialog(page, "Incluir colaboradores");
  for (const name of names) {
    await drawer.getByLabel("Nome", { exact: true }).fill(name);
    await drawer.getByLabel("Nome", { exact: true }).press("Enter");
    await drawer
      .getByRole("checkbox", { name: `Selecionar ${name}` })
      .first()
      .check();
  }
  await drawer.getByRole("button", { name: "Incluir", exact: true }).click();
};
/** Each change is saved at once and shown before the answer. */
const attend = async (page: Page, name: string, sessions: readonly number[]): Promise<void> => {
  const boxes = rowOf(page, name).getByRole("checkbox", { name: /na aula de/ });
  for (const at of sessions) {
    await boxes.nth(at).click();
    await expect(boxes.nth(at)).toBeChecked();
  }
};
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole("button", { name: `Ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

/** Name of the file that an item of the menu of the class downloads. */
const downloadedName = async (page: Page, item: string): Promise<string> => {
  await page.getByRole("button", { name: "Mais ações" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  return (await download).suggestedFilename();
};

test("a class is filled, taught, approved and corrected [S-060] [RT-054] [R-332] [R-334] [R-335] [R-337]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(120_000);
  const training = await newTrainingClass(journey, 2);
  const [own, third] = await training.ofSupplier("ipe");
  const other = (await training.ofSupplier("voltta")).find(({ name }) => name !== own?.name && name !== third?.name);
  if (!own || !third || !other) throw new Error("the demo world has too few workers of the two suppliers");
  await journey.signInAs("admin", training.path);
  await expect(page.getByRole("heading", { level: 1, name: training.name })).toBeVisible();

  await page.getByRole("button", { name: "Incluir colaboradores" }).click();
  await choose(page, [own.name, other.name, third.name]);
  const drawer = dialog(page, "Incluir colaboradores");
  await expect(drawer.getByText("2 colaboradores incluídos, 1 sem alteração")).toBeVisible();
  await expect(drawer.getByRole("listitem").first()).toContainText(`${third.name} · Sem alteração`);
  await expect(drawer.getByRole("listitem").first()).toContainText("A turma não tem mais vagas.");
  await drawer.getByRole("button", { name: "Fechar" }).last().click();
  await expect(page.getByText("2 de 2 ocupadas")).toBeVisible();

  await page.getByRole("button", { name: "Alterar vagas" }).click();
  await page.getByLabel("Número de vagas").fill("1");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Há mais participantes inscritos do que este número de vagas.")).toBeVisible();
  await page.getByRole("button", { name: "Voltar" }).click();

  await attend(page, own.name, [0, 1]);
  await attend(page, other.name, [0]);
  const score = page.getByLabel(`Nota de ${own.name}`);
  await score.fill("7,25");
  await score.blur();
  await expect(page.getByText("De 0 a 10, com no máximo uma casa decimal")).toBeVisible();
  await score.fill("8,5");
  await score.blur();
  await expect(rowOf(page, own.name)).toContainText("100%");
  await page.getByLabel(`Nota de ${other.name}`).fill("9");
  await page.getByLabel(`Nota de ${other.name}`).press("Enter");
  await expect(rowOf(page, other.name)).toContainText("Presença insuficiente");
  for (const { name } of [own, other]) await expect(rowOf(page, name)).not.toContainText("Falta a nota");

  await page.getByRole("button", { name: "Aprovar todos" }).click();
  const approval = dialog(page, "Aprovar todos");
  await approval.getByRole("button", { name: "Aprovar todos" }).click();
  await expect(approval.getByText("1 aprovado, 1 sem alteração")).toBeVisible();
  await expect(approval.getByRole("listitem").first()).toContainText("A presença é menor do que a mínima do treinamento.");
  await approval.getByRole("button", { name: "Fechar" }).last().click();
  await expect(rowOf(page, own.name)).toContainText("Aprovado");
  await expect(rowOf(page, own.name).getByRole("checkbox", { name: /na aula de/ })).toHaveCount(0);

  await act(page, own.name, "Corrigir resultado");
  const correction = dialog(page, `Corrigir resultado de ${own.name}`);
  await correction.getByLabel("Situação").selectOption("Reprovado");
  await correction.getByRole("button", { name: "Salvar correção" }).click();
  await expect(correction.getByText("Informe o motivo")).toBeVisible();
  await correction.getByLabel("Motivo").fill("Prova de outra pessoa");
  await correction.getByRole("button", { name: "Salvar correção" }).click();
  await expect(rowOf(page, own.name)).toContainText("Reprovado");

  await act(page, own.name, "Anotação");
  const note = dialog(page, `Anotação sobre ${own.name}`);
  await note.getByRole("textbox").fill("Refazer a prática de resgate");
  await note.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("button", { name: `Anotação sobre ${own.name}` })).toBeVisible();

  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Certificados", exact: true }).click();
  const certificate = dialog(page, "Certificados").getByRole("listitem").filter({ hasText: own.name });
  await expect(certificate).toContainText("Retirado");
  await expect(certificate).toContainText("Motivo: Prova de outra pessoa");
  await page.keyboard.press("Escape");

  await journey.signInAs("supplier", training.path);
  await expect(rowOf(page, own.name)).toContainText("Reprovado");
  await expect(page.getByText(other.name)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Anotação|Aprovar todos|Editar turma/ })).toHaveCount(0);

  await journey.signInAs("admin", training.path);
  await act(page, other.name, "Remover da turma");
  const removal = dialog(page, "Remover 1 participante da turma");
  await removal.getByLabel("Descrição").fill("Trocado de turma");
  await removal.getByRole("button", { name: "Remover" }).click();
  await expect(rowOf(page, other.name)).toHaveCount(0);
  await expect(page.getByText("1 de 2 ocupadas")).toBeVisible();

  expect(await downloadedName(page, "Exportar participantes")).toMatch(/^Participantes.*\.xlsx$/);
  expect(await downloadedName(page, "Baixar lista de presença")).toMatch(/^Lista de presença.*\.pdf$/);

  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Histórico" }).click();
  const history = dialog(page, "Histórico da turma");
  await expect(history.getByText(`removeu ${other.name}`)).toBeVisible();
  await expect(history.getByText("Prova de outra pessoa")).toBeVisible();
  await journey.expectNoBarrier();
});

test("the page of a class fits a phone [S-060]", { tag: "@phone" }, async ({ page, journey }) => {
  const training = await newTrainingClass(journey, 5);
  const [first, second] = await training.ofSupplier("ipe");
  await training.enrol([first?.employeeId ?? 0, second?.employeeId ?? 0]);
  await journey.signInAs("admin", `${training.path}?companyId=${training.companyId}`);
  await expect(page.getByRole("list", { name: "Participantes" }).getByRole("listitem")).toHaveCount(2);
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();
  await page.getByRole("button", { name: "Incluir colaboradores" }).click();
  await expect(page.getByRole("list", { name: "Colaboradores que podem ser incluídos" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { aClass, nr35Config } from "../apps/api/test/fixtures/new-training.ts";
import { expect, test } from "./journey.ts";

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
const isoOf = (day: string): string => day.split("/").reverse().join("-");

const createConfig = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Nova configuração" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova configuração" });
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Informe o documento")).toBeVisible();
  await dialog.getByLabel("Treinamento", { exact: true }).selectOption({ label: "NR-35 · Trabalho em altura" });
  await expect(dialog.getByLabel("Horas de teoria")).toHaveValue("8");
  await expect(dialog.getByLabel("Validade em meses")).toHaveValue("24");
  await expect(dialog.getByText(/^Validade: 24 meses · NR-35, .* · conferido na norma$/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Nome" }).first().fill(name);
  await dialog.getByLabel("Horas de teoria").fill("3,5");
  await dialog.getByLabel("Horas de prática").fill("4");
  await dialog.getByLabel("Conteúdo programático").fill("Normas, análise de risco e resgate.");
  await dialog.getByLabel("Local", { exact: true }).fill("Centro de treinamento");
  for (const group of ["Instrutores", "Responsável técnico"]) {
    const person = dialog.getByRole("group", { name: group });
    await person.getByRole("textbox", { name: "Nome" }).fill(`Rui Sampaio, ${group}`);
    await person.getByRole("textbox", { name: "Qualificação" }).fill("Técnico de segurança do trabalho");
  }
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText(/A carga horária é menor do que a norma exige. 8 horas · NR-35/)).toBeVisible();
  await expect(dialog.getByLabel("Horas de teoria")).toHaveValue("3,5");
  await dialog.getByLabel("Horas de teoria").fill("4,5");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toHaveCount(0);
};

const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole("button", { name: `Ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

const createClass = async (page: Page, name: string): Promise<void> => {
  await act(page, name, "Nova turma");
  const dialog = page.getByRole("dialog", { name: "Nova turma" });
  await expect(dialog.getByRole("textbox", { name: "Nome da turma" })).toHaveValue(name);
  await expect(dialog.getByRole("textbox", { name: "Vagas" })).toHaveValue("20");
  const sessions = dialog.getByRole("group", { name: "Aulas" });
  await sessions.getByRole("textbox", { name: "Dia" }).fill(dayAhead(-2));
  await sessions.getByRole("textbox", { name: "Início" }).fill("0800");
  await sessions.getByRole("textbox", { name: "Fim" }).fill("1200");
  await expect(dialog.getByText(/^Há aulas no passado/)).toBeVisible();
  await sessions.getByRole("textbox", { name: "Dia" }).fill(dayAhead(40));
  await sessions.getByRole("button", { name: "Repetir no dia seguinte" }).click();
  await expect(sessions.getByRole("textbox", { name: "Dia" }).nth(1)).toHaveValue(dayAhead(41));
  await expect(dialog.getByText(/^Há aulas no passado/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Criar turma" }).click();
  await expect(dialog).toHaveCount(0);
};

test("a configuration and its class are created, found, changed and exported [S-058] [S-059] [S-061] [R-331] [M-059] [M-060]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(90_000);
  const name = `Altura ${randomUUID().slice(0, 6)}`;
  await journey.signInAs("admin", "/treinamentos/treinamento");
  await expect(page.getByRole("link", { name: "Configuração de treinamentos" })).toHaveAttribute("aria-current", "page");
  await createConfig(page, name);
  await page.getByRole("searchbox", { name: "Buscar configuração" }).fill(name);
  await expect(page.getByText("1 configuração", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("8,5 h");
  await journey.expectNoBarrierInEitherTheme();
  await createClass(page, name);
  await act(page, name, "Editar");
  const edit = page.getByRole("dialog", { name: "Editar configuração" });
  await expect(edit.getByLabel("Horas de teoria")).toHaveValue("4,5");
  await edit.getByRole("checkbox", { name: "Com prova" }).uncheck();
  await expect(edit.getByLabel("Nota mínima (0 a 10)")).toHaveCount(0);
  await journey.expectNoBarrierInEitherTheme();
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(edit).toHaveCount(0);

  await page.getByRole("button", { name: "Exportar" }).click();
  await expect(page.getByRole("region", { name: "Exportações" })).toContainText("Configuração de treinamentos");
  await act(page, name, "Excluir");
  const removal = page.getByRole("dialog", { name: `Excluir ${name}?` });
  await expect(removal).toContainText("1 turma foi criada com esta configuração. Ela continua como está");
  await removal.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Nenhuma configuração encontrada")).toBeVisible();

  await page.getByRole("link", { name: "Turmas", exact: true }).click();
  await expect(page).toHaveURL(/\/treinamentos\?aba=turma$/);
  await page.getByRole("searchbox", { name: "Buscar turma" }).fill(name);
  await expect(page.getByText("1 turma", { exact: true })).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(name) });
  for (const text of ["Inicial", "2 aulas", "Centro de treinamento", "0 de 20 vagas", "Agendada"]) await expect(row).toContainText(text);
  await expect(row.getByRole("link", { name })).toHaveAttribute("href", /\/treinamentos\/editar-turma\/\d+\?companyId=\d+$/);
  await journey.expectNoBarrierInEitherTheme();
  await page.getByText("Concluídas", { exact: true }).click();
  await expect(page.getByText("Nenhuma turma encontrada")).toBeVisible();
  await expect(page).toHaveURL(/hasFinish=true/);
  await page.getByText("Todas", { exact: true }).click();
  await page.getByRole("button", { name: "Mais filtros" }).click();
  await page.getByRole("searchbox", { name: "Colaborador" }).fill("Ninguém Assim");
  await expect(page.getByText("Nenhuma turma encontrada")).toBeVisible();
});

test("classes and configurations fit a phone [S-058] [S-059] [S-061]", { tag: "@phone" }, async ({ page, journey }) => {
  const name = `Turma de trabalho em altura na torre norte ${randomUUID().slice(0, 6)}`;
  const api = await journey.apiAs("admin");
  const { answer: config } = await api("POST /integrations/training-classes-configs")({ body: nr35Config({ name }) });
  const body = aClass(config.id, isoOf(dayAhead(30)), { name });
  await api("POST /integrations/{companyId}/training-classes")({ companyId: config.companyId, body });
  await journey.signInAs("admin", `/treinamentos?aba=turma&name=${encodeURIComponent(name)}`);
  await expect(page.getByRole("list", { name: "Turmas de treinamento" }).getByRole("listitem")).toHaveCount(1);
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
  await page.goto(`/treinamentos?aba=treinamento&name=${encodeURIComponent(name)}`);
  await expect(page.getByRole("list", { name: "Configurações de treinamento" }).getByRole("listitem")).toHaveCount(1);
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
  await act(page, name, "Nova turma");
  await expect(page.getByRole("dialog", { name: "Nova turma" }).getByRole("textbox", { name: "Vagas" })).toBeVisible();
  await journey.expectNothingBeside();
  await journey.expectNoBarrier();
});

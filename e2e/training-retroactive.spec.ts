import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dayFromNow } from "../apps/api/test/days.ts";
import { aPdf } from "../apps/api/test/fixtures/new-document.ts";
import { nr35Config } from "../apps/api/test/fixtures/new-training.ts";
import { expect, type Journey, test } from "./journey.ts";

const asTyped = (day: string): string => day.split("-").reverse().join("/");
const DAY = asTyped(dayFromNow(-20));

type Worker = { readonly name: string; readonly cpf: string };
/** Two workers with a CPF who may be enrolled in a class, each at one supplier only. */
const twoWorkers = async (journey: Journey, id: number): Promise<readonly [Worker, Worker]> => {
  const api = await journey.apiAs("admin");
  const companyId = (await api("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
  const at = { companyId, id, query: { itemsPerPage: 50 } };
  const { answer } = await api("GET /integrations/{companyId}/training-class/{id}/list-employees")(at);
  const found: Worker[] = [];
  for (const { name, marks, canEnrol } of answer.results) {
    const { results } = (await api("GET /companies/employees")({ query: { nameOrDocument: name } })).answer;
    const [only, ...others] = results;
    const isFit = canEnrol && marks.every(({ mark }) => mark === "needs" || mark === "expires" || mark === "valid");
    if (isFit && only?.document.kind === "cpf" && others.length === 0) found.push({ name, cpf: only.document.number });
    const [one, two] = found;
    if (one && two) return [one, two];
  }
  throw new Error("the demo world has too few workers for the class");
};

const createClass = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: `Ações de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Nova turma" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova turma" });
  const sessions = dialog.getByRole("group", { name: "Aulas" });
  await sessions.getByRole("textbox", { name: "Dia" }).fill(asTyped(dayFromNow(-1_500)));
  await sessions.getByRole("textbox", { name: "Início" }).fill("0800");
  await sessions.getByRole("textbox", { name: "Fim" }).fill("1700");
  await expect(dialog.getByText(/^A validade deste treinamento já teria terminado em/)).toBeVisible();
  await sessions.getByRole("textbox", { name: "Dia" }).fill(DAY);
  await expect(dialog.getByText(/^A validade deste treinamento/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Criar turma" }).click();
  await expect(dialog.getByText("Informe a descrição")).toBeVisible();
  await dialog.getByLabel("Descrição").fill("Lista recebida da unidade");
  await dialog.getByRole("button", { name: "Criar turma" }).click();
  await expect(dialog).toHaveCount(0);
};

const pasteRows = async (page: Page, button: string, rows: readonly (readonly string[])[]): Promise<void> => {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar resultados" });
  await expect(dialog.getByLabel("Descrição")).toHaveValue("Lista recebida da unidade");
  await dialog.getByRole("button", { name: "Colar linhas" }).click();
  await dialog.getByLabel("Linhas copiadas da planilha").fill(rows.map((row) => row.join("\t")).join("\n"));
  await dialog.getByRole("button", { name: "Conferir antes" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("É só uma prévia: nada foi gravado.")).toBeVisible();
};

test("a past class is entered with its evidence, its results are imported and approved", { tag: "@desktop" }, async ({ page, journey }) => {
  test.setTimeout(120_000);
  const name = `NR-35 lançada ${randomUUID().slice(0, 6)}`;
  const api = await journey.apiAs("admin");
  await api("POST /integrations/training-classes-configs")({ body: nr35Config({ name }) });
  await journey.signInAs("admin", `/treinamentos/treinamento?name=${encodeURIComponent(name)}`);
  await createClass(page, name);
  await page.goto(`/treinamentos?aba=turma&hasFinish=true&name=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();

  const files = page.getByRole("region", { name: "Arquivos" });
  await expect(files.getByText(/^Envie o comprovante da participação/)).toBeVisible();
  await files.getByRole("button", { name: "Enviar arquivo" }).click();
  const upload = page.getByRole("dialog", { name: "Enviar arquivo" });
  const pdf = Buffer.from(await aPdf("lista de presenca").arrayBuffer());
  await upload.locator("input[type=file]").setInputFiles({ name: "lista.pdf", mimeType: "application/pdf", buffer: pdf });
  await upload.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(files.getByRole("list")).toContainText("Lista de presença");
  await journey.expectNoBarrierInEitherTheme();

  const [one, two] = await twoWorkers(journey, Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]));
  const headings = ["CPF", "Nome", `Presença ${DAY} 08:00`, "Nota"];
  const row = ({ cpf, name: of }: Worker, score: string) => [cpf, of, "Sim", score];
  await pasteRows(page, "Importar resultados", [headings, row(one, "8,5"), row(two, "7,25")]);
  await expect(page.getByRole("button", { name: "Com erro 1", exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Nota: “7,25” não é uma nota/ })).toContainText(two.name);
  await journey.expectNoBarrierInEitherTheme();
  await pasteRows(page, "Importar planilha corrigida", [headings, row(one, "8,5"), row(two, "7,2")]);
  await expect(page.getByRole("button", { name: "Novos 2", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Importar agora" }).click();
  await expect(page.getByText("Concluída", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Turma", exact: true }).click();
  await page.getByRole("button", { name: "Aprovar todos" }).click();
  const approval = page.getByRole("dialog", { name: "Aprovar todos" });
  await approval.getByRole("button", { name: "Aprovar todos" }).click();
  await expect(approval.getByText("2 aprovados")).toBeVisible();
  await approval.getByRole("button", { name: "Fechar" }).last().click();
  for (const worker of [one, two]) await expect(page.getByRole("row").filter({ hasText: worker.name })).toContainText("Aprovado");
});

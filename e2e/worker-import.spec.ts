import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import type { Locator, Page } from "@playwright/test";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { readWorkbook, writeWorkbook } from "../apps/api/test/fixtures/workbook.ts";
import { expect, test } from "./journey.ts";

const ACCEPTED = "Arquivo enviado para processamento. Você será notificado por e-mail quando o processamento acabar";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
type Rows = readonly (readonly string[])[];
type Cells = { readonly [heading: string]: string };

const downloaded = async (page: Page, button: Locator): Promise<{ readonly name: string; readonly rows: Rows }> => {
  const saved = page.waitForEvent("download");
  await button.click();
  const download = await saved;
  return { name: download.suggestedFilename(), rows: await readWorkbook(await readFile(await download.path())) };
};

/** Rows for the headings of a spreadsheet, which mark required columns; a heading without a cell stays empty. */
const fill = (headings: readonly string[], lines: readonly Cells[]): Rows => [
  headings,
  ...lines.map((cells) => headings.map((heading) => cells[heading.replace(/ \*$/, "")] ?? "")),
];

const importRows = async (page: Page, button: string, rows: Rows): Promise<void> => {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar colaboradores" });
  await dialog.locator("input[type=file]").setInputFiles({ name: "equipe.xlsx", mimeType: XLSX, buffer: await writeWorkbook(rows) });
  await dialog.getByRole("button", { name: "Importar", exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

const expectCounts = async (page: Page, counts: Cells): Promise<void> => {
  await expect(page.getByText("Concluída", { exact: true })).toBeVisible();
  for (const [result, count] of Object.entries(counts))
    await expect(page.getByRole("button", { name: `${result} ${count}`, exact: true })).toBeVisible();
};

test("a supplier imports workers, corrects the offered spreadsheet and imports it again [S-091] [R-385] [R-386] [R-492] [RT-051]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 6);
  const born = { "Data de nascimento": "04/05/1990", Função: "Montadora", "Data de admissão": "02/03/2026" };
  const worker = (name: string) => ({
    ...{ Nome: `${name} ${mark}`, CPF: maskCpf(newCpf()), ...born, "Regime de contratação": "CLT por prazo indeterminado" },
  });
  await journey.signInAs("supplier", "/colaboradores");
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar colaboradores" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "foto.xlsx", mimeType: XLSX, buffer: Buffer.from("%PDF-1.4 not a spreadsheet") });
  await dialog.getByRole("button", { name: "Importar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: /tipo/i })).toBeVisible();
  const template = await downloaded(page, dialog.getByRole("button", { name: "Baixar modelo: xlsx" }));
  expect(template.name).toMatch(/\.xlsx$/);
  const headings = (template.rows[0] ?? []).filter((heading) => heading !== "");
  expect(headings).toEqual(expect.arrayContaining(["Nome *", "CPF *", "Projetos"]));
  await dialog.getByRole("button", { name: "Cancelar" }).click();

  const [ana, edson, maria] = ["Ana Prado", "Edson Vieira", "Maria Figueiredo"].map(worker);
  const wrong = [ana, { ...edson, CPF: "111.111.111-11" }, { ...maria, "Data de admissão": "31/02/2026" }];
  await importRows(page, "Importar", fill(headings, wrong as Cells[]));
  await expect(page.getByText(ACCEPTED, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/colaboradores\/resultado-upload\/\d+$/);
  await expectCounts(page, { Todas: "3", Novos: "1", "Com erro": "2" });
  await page.getByRole("button", { name: "Com erro 2" }).click();
  await expect(
    page.getByRole("row", { name: new RegExp(`Maria Figueiredo ${mark}.*Data de admissão: “31/02/2026” não é uma data`) }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: `Ana Prado ${mark}` })).toHaveCount(0);
  await journey.expectNoBarrierInEitherTheme();

  const correction = await downloaded(page, page.getByRole("button", { name: "Baixar linhas com erro" }));
  const [titles = [], ...failed] = correction.rows;
  const reasons = titles.indexOf("Motivos");
  expect(failed.map((row) => row[reasons] !== "")).toEqual([true, true]);
  const corrected = fill(titles, [edson, maria] as Cells[]);
  await importRows(page, "Importar planilha corrigida", corrected);
  await expectCounts(page, { Todas: "2", Novos: "2", "Com erro": "0" });
  await importRows(page, "Importar outra planilha", corrected);
  await expectCounts(page, { Todas: "2", "Sem mudança": "2", Novos: "0", "Com erro": "0" });
  await page.getByRole("link", { name: `Edson Vieira ${mark}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Edson Vieira ${mark}` })).toBeVisible();
});

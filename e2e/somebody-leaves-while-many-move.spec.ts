import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const MARK = "Marcar como não aplicável";
const isBulk = /\/api\/pendencies\/bulk$/;
const bar = (page: Page) => page.getByRole("region", { name: "Documentos selecionados" });
const chooseFirst = async (page: Page): Promise<number> => {
  await page
    .getByRole("checkbox", { name: /^Selecionar (?!todos)/ })
    .first()
    .check();
  return Number(await page.locator("[data-row]").first().getAttribute("data-row"));
};
const asked = async (page: Page) => {
  await bar(page)
    .getByRole("button", { name: new RegExp(`${MARK}|Mais ações`) })
    .first()
    .click();
  const [inMenu, dialog] = [page.getByRole("menuitem", { name: MARK }), page.getByRole("dialog", { name: MARK })];
  await expect(inMenu.or(dialog).first()).toBeVisible();
  if (await inMenu.isVisible()) await inMenu.click();
  return dialog;
};

test("whoever leaves while many are moved is told what became of them where they are [S-070]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("admin", "/projetos");
  await page.getByRole("link", { name: "Pendências" }).first().click();
  await page.getByRole("list", { name: "Situação" }).getByRole("button", { name: "Em aberto" }).click();
  await expect(page).toHaveURL(/status=OPEN/);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await chooseFirst(page);
  const dialog = await asked(page);
  const way = Promise.withResolvers<void>();
  await page.route(isBulk, (route) => way.promise.then(() => route.continue()));
  await dialog.getByRole("button", { name: MARK }).click();
  await expect(dialog.getByRole("button", { name: "Cancelar" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: MARK })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Projetos", level: 1 })).toBeVisible();
  way.resolve();
  await expect(page.getByText("nenhum feito, 1 sem alteração")).toBeVisible();
});

test("what somebody else was faster with is known as it is now, on whichever page it stands [S-070]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("admin", "/pendencias?status=OPEN");
  const id = await chooseFirst(page);
  await page.locator(`[data-row="${id}"]`).click();
  await expect(page.getByRole("heading", { name: "Dados da pendência" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Página 2", exact: true }).click();
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  const elsewhere = await journey.apiAs("admin");
  await elsewhere("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "De qual turno?" } });
  const ask = await asked(page);
  const read = page.waitForResponse(`**/api/pendencies/${id}`);
  await ask.getByRole("button", { name: MARK }).click();
  await expect(ask.getByText("nenhum feito, 1 sem alteração")).toBeVisible();
  await read;
  await ask.getByRole("button", { name: "Fechar" }).last().click();
  // It waits for an answer: what it offers now is another thing.
  await expect(bar(page).getByRole("button", { name: MARK })).toHaveCount(0);
});

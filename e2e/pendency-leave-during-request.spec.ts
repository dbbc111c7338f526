import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { askedOfSupplier } from "./sent-documents.ts";

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
const openBulkDialog = async (page: Page) => {
  await bar(page)
    .getByRole("button", { name: new RegExp(`${MARK}|Mais ações`) })
    .first()
    .click();
  const [inMenu, dialog] = [page.getByRole("menuitem", { name: MARK }), page.getByRole("dialog", { name: MARK })];
  await expect(inMenu.or(dialog).first()).toBeVisible();
  if (await inMenu.isVisible()) await inMenu.click();
  return dialog;
};

test("the result of a bulk action is shown after leaving the list [S-070]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", "/projetos");
  await page.getByRole("link", { name: "Pendências" }).first().click();
  await page.getByRole("list", { name: "Situação" }).getByRole("button", { name: "Em aberto" }).click();
  await expect(page).toHaveURL(/status=OPEN/);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await chooseFirst(page);
  const dialog = await openBulkDialog(page);
  const way = Promise.withResolvers<void>();
  await page.route(isBulk, (route) => way.promise.then(() => route.continue()));
  await dialog.getByRole("button", { name: MARK }).click();
  await expect(dialog.getByRole("button", { name: "Cancelar" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: MARK })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Projetos", level: 1 })).toBeVisible();
  way.resolve();
  await expect(
    page.getByText(/^nenhum feito, 1 sem alteração\. (Não é possível marcar como não aplicável|Outra pessoa alterou)/i),
  ).toBeVisible();
});

/** Navigates back while a request is pending. Returns a function that releases the request. */
const leaveBeforeAnswer = async (page: Page, { method, act }: { readonly method: string; readonly act: () => Promise<void> }) => {
  const way = Promise.withResolvers<void>();
  const isOne = /\/api\/pendencies\/\d+$/;
  await page.route(isOne, (route) => (route.request().method() === method ? way.promise.then(() => route.continue()) : route.continue()));
  const sent = page.waitForRequest((request) => isOne.test(request.url()) && request.method() === method);
  await act();
  await sent;
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Pendências", level: 1 })).toBeVisible();
  return way.resolve;
};

test("the result of a move or deletion is shown after leaving", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { id } = await askedOfSupplier(journey, "Saída", { howMany: 2 });
  const analyst = await journey.apiAs("analyst");
  const reopening = { status: "OPEN" as const, note: "Falta uma assinatura." };
  const close = { status: "DONE" as const, action: "close_unread" as const };
  const doAtOnce = async (body: typeof close | typeof reopening) =>
    expect((await analyst("PUT /pendencies/{id}")({ id, body })).status).toBe(200);
  const { project } = (await analyst("GET /pendencies/{id}")({ id })).answer;
  const { results } = (await analyst("GET /pendencies")({ query: { project: [project.id] } })).answer;
  const other = results.find((one) => one.id !== id);
  if (!other) throw new Error("only one was asked for");
  const dialog = (title: string) => page.getByRole("dialog", { name: title });
  const why = dialog("Reabrir").getByRole("textbox");
  const row = (one = id) => page.locator(`[data-row="${one}"]`);
  const reopen = async () => {
    await why.fill("Conferir de novo.");
    await dialog("Reabrir").getByRole("button", { name: "Reabrir" }).click();
  };
  await doAtOnce(close);
  await journey.signInAs("admin", `/pendencias?project=${project.id}`);
  await row().click();
  await page.getByRole("button", { name: "Reabrir" }).click();
  const letMove = await leaveBeforeAnswer(page, { method: "PUT", act: reopen });
  letMove();
  await expect(page.getByText("Feito. Situação da pendência: Em aberto.")).toBeVisible();

  await doAtOnce(close);
  await row().click();
  await page.getByRole("button", { name: "Reabrir" }).click();
  await expect(why).toHaveValue("");
  const letRefuse = await leaveBeforeAnswer(page, { method: "PUT", act: reopen });
  await doAtOnce(reopening);
  letRefuse();
  await expect(page.getByText("Outra pessoa alterou esta pendência enquanto você a via.")).toBeVisible();

  await row(other.id).click();
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Excluir pendência" }).click();
  const remove = () => dialog("Excluir pendência").getByRole("button", { name: "Excluir pendência" }).click();
  const letRemove = await leaveBeforeAnswer(page, { method: "DELETE", act: remove });
  letRemove();
  await expect(page.getByText(`Pendência excluída: ${other.name}`)).toBeVisible();
  await expect(row(other.id)).toHaveCount(0);
});

test("a bulk edit conflict refreshes a pendency of another page [S-070]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=OPEN");
  const id = await chooseFirst(page);
  await page.locator(`[data-row="${id}"]`).click();
  await expect(page.getByRole("heading", { name: "Dados da pendência" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Página 2", exact: true }).click();
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  const elsewhere = await journey.apiAs("analyst");
  await elsewhere("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "De qual turno?" } });
  const ask = await openBulkDialog(page);
  const read = page.waitForResponse(`**/api/pendencies/${id}`);
  await ask.getByRole("button", { name: MARK }).click();
  await expect(ask.getByText("nenhum feito, 1 sem alteração")).toBeVisible();
  const conflictText = /Bruno Reis abriu uma dúvida em .*, antes de você\. Situação agora: Tirando dúvida/;
  await expect(ask.getByRole("listitem")).toContainText(conflictText);
  await journey.expectNoBarrier();
  await read;
  await ask.getByRole("button", { name: "Fechar" }).last().click();
  // The pendency now waits for an answer and no longer offers this action.
  await expect(bar(page).getByRole("button", { name: MARK })).toHaveCount(0);
});

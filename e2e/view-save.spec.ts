import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, type Journey, test } from "./journey.ts";

test("a view is saved, applied, renamed and deleted [S-070]", { tag: "@desktop" }, async ({ page, journey }) => {
  const name = `Vencidos ${randomInt(100_000, 999_999)}`;
  await journey.signInAs("admin", "/pendencias?status=EXPIRED&orderBy=EXPIRATION_DATE_ASC");
  const views = page.getByRole("button", { name: "Visões" });
  await views.click();
  await page.getByRole("menuitem", { name: "Salvar esta visão" }).click();
  const dialog = page.getByRole("dialog", { name: "Salvar esta visão" });
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Dê um nome à visão.")).toBeVisible();
  await expect(dialog.getByLabel("Nome da visão")).toBeFocused();
  await dialog.getByLabel("Nome da visão").fill(name);
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toBeHidden();

  const [byKey, byButton] = [() => page.keyboard.press("Escape"), () => dialog.getByRole("button", { name: "Fechar" }).click()];
  for (const close of [byKey, byKey, byButton, byButton]) {
    await views.click();
    await page.getByRole("menuitem", { name: "Salvar esta visão" }).click();
    await expect(dialog.getByLabel("Nome da visão")).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(views).toBeFocused();
  }

  await page.reload();
  await views.click();
  await page.getByRole("menuitem", { name: "Minha fila" }).click();
  await expect(page).toHaveURL(/status=IN_REVISION.*status=PRE_REJECTED/);
  await views.click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page).toHaveURL(/status=EXPIRED/);
  await expect(page).not.toHaveURL(/PRE_REJECTED/);

  await views.click();
  await page.getByRole("menuitem", { name: "Gerenciar visões" }).click();
  const kept = page.getByRole("dialog", { name: "Gerenciar visões" });
  await journey.expectNoBarrier();
  const renamed = `${name} de todos`;
  await kept.getByRole("textbox", { name }).fill(renamed);
  await kept.getByRole("button", { name: `Guardar em ${name} os filtros de agora` }).click();
  await expect(page.getByText("A visão guarda agora os filtros da tela.")).toBeVisible();
  await expect(kept.getByRole("textbox", { name: renamed })).toHaveValue(renamed);
  const removal = kept.getByRole("button", { name: `Excluir ${renamed}` });
  await removal.click();
  await kept.getByRole("button", { name: "Cancelar" }).click();
  await removal.click();
  await kept.getByRole("button", { name: "Excluir visão" }).click();
  await expect(kept.getByRole("textbox", { name })).toHaveCount(0);
});

test("a view of this week stores the period instead of the dates [S-070]", { tag: "@desktop" }, async ({ page, journey }) => {
  const name = `Da semana ${randomInt(100_000, 999_999)}`;
  await journey.signInAs("admin", "/pendencias");
  const views = page.getByRole("button", { name: "Visões" });
  await views.click();
  await page.getByRole("menuitem", { name: "Vencem nesta semana" }).click();
  await expect(page).toHaveURL(/startDate=.*endDate=/);
  const ofWeek = page.url();
  await views.click();
  await page.getByRole("menuitem", { name: "Salvar esta visão" }).click();
  const dialog = page.getByRole("dialog", { name: "Salvar esta visão" });
  await expect(dialog.getByText("com os dias da semana em que você abrir a visão")).toBeVisible();
  await dialog.getByLabel("Nome da visão").fill(name);
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toBeHidden();

  await views.click();
  await page.getByRole("menuitem", { name: "Minha fila" }).click();
  await expect(page).not.toHaveURL(/startDate/);
  await views.click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page).toHaveURL(ofWeek);
  const api = await journey.apiAs("admin");
  const { results } = (await api("GET /pendencies/views")()).answer;
  expect(results.find((view) => view.name === name)?.filter).toMatchObject({ expires: "THIS_WEEK" });
});

/** Creates two views, and types the name of one for the other in the dialog. */
const renameAsAnother = async (page: Page, journey: Journey) => {
  const number = randomInt(100_000, 999_999);
  const [name, taken] = [`Abertos ${number}`, `Recebidos ${number}`];
  const api = await journey.apiAs("admin");
  for (const one of [name, taken]) await api("POST /pendencies/views")({ body: { name: one, filter: { status: ["OPEN"] } } });
  await journey.signInAs("admin", "/pendencias");
  const views = page.getByRole("button", { name: "Visões" });
  await views.click();
  await page.getByRole("menuitem", { name: "Gerenciar visões" }).click();
  const kept = page.getByRole("dialog", { name: "Gerenciar visões" });
  await kept.getByRole("textbox", { name }).fill(taken);
  return { name, taken, views, kept, close: kept.getByRole("button", { name: "Fechar" }), told: "Você já tem uma visão com este nome." };
};

test("a taken view name is reported after the dialog was closed [S-070]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { name, taken, views, kept, close, told } = await renameAsAnother(page, journey);
  await close.click();
  await expect(page.getByText(told)).toBeVisible();
  await expect(kept).toBeHidden();
  await views.click();
  await expect(page.getByRole("menuitem", { name })).toBeVisible();
  await page.getByRole("menuitem", { name: "Gerenciar visões" }).click();
  await expect(kept.getByRole("textbox", { name })).toHaveValue(taken);
});

test("a taken view name is reported while the close button is pressed [S-070]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { kept, close, told } = await renameAsAnother(page, journey);
  await close.hover();
  await page.mouse.down();
  await expect(kept.getByText(told)).toBeVisible();
  await page.mouse.up();
  await expect(kept).toBeHidden();
  await expect(page.getByText(told)).toBeVisible();
});

test("a failed view deletion is reported in the dialog or after leaving", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = `Sem volta ${randomInt(100_000, 999_999)}`;
  const api = await journey.apiAs("admin");
  await api("POST /pendencies/views")({ body: { name, filter: { status: ["OPEN"] } } });
  await journey.signInAs("admin", "/projetos");
  await page.getByRole("link", { name: "Pendências" }).first().click();
  await page.getByRole("button", { name: "Visões" }).click();
  await page.getByRole("menuitem", { name: "Gerenciar visões" }).click();
  const kept = page.getByRole("dialog", { name: "Gerenciar visões" });
  await kept.getByRole("button", { name: `Excluir ${name}` }).click();
  const told = "Não foi possível realizar esta ação";
  const removeInVain = async () => {
    const way = Promise.withResolvers<void>();
    await page.route(/\/pendencies\/views\/\d+$/, (route) => way.promise.then(() => route.abort()));
    await kept.getByRole("button", { name: "Excluir visão" }).click();
    await expect(kept.getByRole("button", { name: "Cancelar" })).toBeDisabled();
    return way.resolve;
  };
  const fail = await removeInVain();
  await page.keyboard.press("Escape");
  fail();
  await expect(kept).toContainText(told);
  const failElsewhere = await removeInVain();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Projetos", level: 1 })).toBeVisible();
  failElsewhere();
  await expect(page.getByText(told)).toBeVisible();
});

test("users of both sides have one queue for each side [S-070]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("supplier", "/pendencias");
  const views = page.getByRole("button", { name: "Visões" });
  await views.click();
  await page.getByRole("menuitem", { name: "Minha fila: revisar" }).click();
  await expect(page).toHaveURL(/status=IN_REVISION.*side=contractor/);
  await views.click();
  await page.getByRole("menuitem", { name: "Minha fila: enviar" }).click();
  await expect(page).toHaveURL(/status=OPEN.*side=provider/);
  const more = page.getByRole("button", { name: "Mais filtros" });
  await more.click();
  const side = page.getByLabel("Lado");
  await expect(side).toHaveValue("provider");
  await side.selectOption({ label: "Dos dois lados" });
  await expect(page).not.toHaveURL(/side=/);

  await journey.signInAs("analyst", "/pendencias");
  await more.click();
  await expect(page.getByLabel("Colaborador")).toBeVisible();
  await expect(side).toHaveCount(0);
});

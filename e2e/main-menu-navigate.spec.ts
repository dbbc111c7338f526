import { cast } from "../apps/api/demo/accounts/cast.ts";
import { expect, test } from "./journey.ts";
import { comeInAsNewcomer } from "./newcomer.ts";

const links = ["Painéis", "Projetos", "Pendências", "Colaboradores", "Agenda de risco", "Treinamentos"];

test("the main menu shows six links and marks the current one [S-001] [S-006] [S-007] [R-031] [R-032] [R-033] [R-034]", {
  tag: "@desktop",
}, async ({ page, journey, context }) => {
  await journey.signInAs("admin");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByRole("link")).toHaveText(links);
  await expect(menu.getByRole("link", { name: "Projetos" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Pendências" }).click();
  await expect(page).toHaveURL(/\/pendencias$/);
  await expect(menu.getByRole("link", { name: "Pendências" })).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: "Projetos" })).not.toHaveAttribute("aria-current", "page");
  const opened = context.waitForEvent("page");
  await menu.getByRole("link", { name: "Treinamentos" }).click({ button: "middle" });
  await expect(await opened).toHaveURL(/\/treinamentos$/);
  await expect(page).toHaveURL(/\/pendencias$/);
});

test("the bottom bar opens the main screens on a phone [S-006] [R-029]", { tag: "@phone" }, async ({ page, journey }) => {
  await journey.signInAs("admin");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link", { name: "Pendências" }).click();
  await expect(page).toHaveURL(/\/pendencias$/);
});

test("a user without the permission has no dashboards link and is redirected [R-030] [R-044]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await comeInAsNewcomer(page, journey, { fullName: "Nilo Sem Painel" });
  await page.goto("/projetos");
  await expect(page.getByRole("link", { name: "Projetos" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Painéis" })).toHaveCount(0);
  await page.goto("/paineis");
  await expect(page).toHaveURL(/\/projetos/);
});

test("the user menu opens my account and terms, and signs out [S-008] [R-035] [R-534]", async ({ page, journey }) => {
  await journey.signInAs("manager");
  await page.getByRole("button", { name: `Conta de ${cast.manager.name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Minha conta" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Termos de uso" }).click();
  await expect(page.getByRole("dialog", { name: "Termos de uso" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Conta de ${cast.manager.name}` }).click();
  await page.getByRole("menuitem", { name: "Minha conta" }).click();
  await expect(page).toHaveURL(/\/minha-conta/);
  await page.getByRole("button", { name: `Conta de ${cast.manager.name}` }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => ["accessToken", "refreshToken"].map((key) => localStorage.getItem(key)))).toEqual([null, null]);
});

test("Ctrl K opens the command palette and finds a screen [S-001]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Busca geral" })).toBeVisible();
  await journey.expectNoBarrier();
  await page.keyboard.type("pend");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pendencias/);
});

test("the footer shows the year and the partners [S-001] [R-024]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer.getByRole("img").or(footer.locator("svg"))).toHaveCount(3);
});

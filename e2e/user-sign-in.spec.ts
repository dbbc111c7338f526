import { cast, DEMO_PASSWORD } from "../apps/api/demo/accounts/cast.ts";
import { expect, test } from "./journey.ts";

const email = (page: import("@playwright/test").Page) => page.getByRole("textbox", { name: "E-mail" });
const password = (page: import("@playwright/test").Page) => page.getByLabel(/^Senha/);

test("a wrong password keeps the input, and the right one signs in [S-004] [S-018] [R-172]", async ({ page, journey }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Acesse sua conta" })).toBeVisible();
  await email(page).fill(cast.admin.email);
  await password(page).fill("outra-senha-qualquer");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Verifique seu email ou senha")).toBeVisible();
  await expect(email(page)).toHaveValue(cast.admin.email);
  await journey.expectNoBarrier();
  await password(page).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
});

test("missing credentials are reported at their fields, the first one focused [S-018] [R-237]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("*").first()).toBeVisible();
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("E-mail é obrigatório")).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill("sem-arroba");
  await password(page).fill("curta");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("E-mail inválido")).toBeVisible();
});

test("one click signs in as a demo user [S-018]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: new RegExp(cast.supplier.name) }).click();
  await expect(page).toHaveURL(/\/projetos/);
  await expect(page.getByRole("button", { name: `Conta de ${cast.supplier.name}` })).toBeVisible();
});

test("the platform sign-in has its own layout and the same form [S-005] [S-019]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/plataforma/login");
  await expect(page.getByText("Um acesso, todos os sistemas.")).toBeVisible();
  await email(page).fill(cast.admin.email);
  await password(page).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
});

test("a user signs in and searches projects by keyboard alone [S-018] [S-051]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login");
  await email(page).waitFor();
  for (let step = 0; step < 30 && !(await email(page).evaluate((field) => field === document.activeElement)); step += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type(cast.admin.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/projetos/);
  await expect(page.getByRole("main")).toBeFocused();
  const search = page.getByRole("searchbox", { name: "Buscar projeto" });
  await search.waitFor();
  for (let step = 0; step < 10 && !(await search.evaluate((field) => field === document.activeElement)); step += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type("britagem");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
});

test("changing the language keeps the URL [R-001] [R-003]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption({ label: "English" });
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("signing in ignores redirect parameters to other sites [R-080]", {
  tag: "@desktop",
}, async ({ page }) => {
  const elsewhere = "https%3A%2F%2Foutro.example%2Fprojetos";
  await page.goto(`/login?redirect=${elsewhere}&next=%2F%2Foutro.example&returnTo=${elsewhere}`);
  const own = new URL(page.url()).origin;
  await email(page).fill(cast.manager.email);
  await password(page).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
  expect(new URL(page.url()).origin).toBe(own);
});

import { expect, test } from "./journey.ts";

const EVERYTHING = "Todas as empresas";

test("a consultant selects a company by mouse or keyboard, restored after reload [S-008] [S-051] [R-211] [R-212] [CD-165]", async ({
  page,
  journey,
  isMobile,
}) => {
  await journey.signInAs("consultant", "/projetos?page=2");
  const button = page.getByRole("button", { name: /^Empresas: / });
  await expect(button).toContainText(EVERYTHING);

  await button.click();
  const field = page.getByRole("combobox", { name: "Buscar por nome ou CNPJ" });
  await expect(field).toBeFocused();
  const options = page.getByRole("listbox", { name: "Escolher empresa" }).getByRole("option");
  await expect(options).toHaveCount(3);
  await expect(options.filter({ hasText: "Ipê Andaimes" })).toContainText("Contratante e fornecedora · Fornecedor");
  await expect(options.filter({ hasText: "Serra Azul" })).toContainText("Contratante · Leitor");
  await journey.expectNoBarrierInEitherTheme();

  await field.fill("serra");
  await expect(options).toHaveCount(1);
  const listRequest = page.waitForRequest(
    (request) => /\/api\/projects\?/.test(request.url()) && request.headers().companyid !== undefined,
  );
  await field.press("Enter");
  expect((await listRequest).headers().companyid).toMatch(/^\[\d+\]$/);
  await expect(field).toBeHidden();
  await expect(button).toContainText("Serra Azul Mineração");
  await expect(button).toBeFocused();
  await expect(page).not.toHaveURL(/page=/);

  await page.reload();
  await expect(button).toContainText("Serra Azul Mineração");

  if (!isMobile) {
    await page.keyboard.press("Control+e");
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(3);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(button).toContainText(EVERYTHING);
    await button.click();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("lists combine several companies; my account shows one at a time [S-064] [R-211] [CD-165]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("consultant");
  const button = page.getByRole("button", { name: /^Empresas: / });
  await button.click();
  await page.getByRole("switch", { name: "Escolher várias" }).check();
  const list = page.getByRole("listbox", { name: "Escolher empresa" });
  const options = list.getByRole("option");
  await options.filter({ hasText: "Ipê Andaimes" }).click();
  await options.filter({ hasText: "Serra Azul" }).click();
  await expect(list.getByRole("option", { selected: true })).toHaveCount(2);
  await page.keyboard.press("Escape");

  await page.goto("/minha-conta?secao=empresa");
  await expect(page.getByRole("heading", { level: 2, name: "Ipê Andaimes" })).toBeVisible();
  await button.click();
  await expect(page.getByText("Escolher várias")).toHaveCount(0);
  await expect(page.getByRole("option", { name: EVERYTHING })).toHaveCount(0);
  await options.filter({ hasText: "Serra Azul" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Serra Azul Mineração" })).toBeVisible();
  await journey.expectNoBarrier();
});

test("a user of one company sees its name without a selector [S-008] [CD-165]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("manager");
  await expect(page.getByRole("banner").getByText("Serra Azul Mineração")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Empresas: / })).toHaveCount(0);
});

import { expect, test } from "./journey.ts";

test("the billing address is validated, survives a failed request and is changed [S-064] [R-367] [R-369] [CD-106]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("stranger", "/minha-conta?secao=faturamento");
  await expect(page.getByRole("heading", { level: 1, name: "Faturamento" })).toBeVisible();
  const field = (name: string) => page.getByRole("textbox", { name });
  const save = page.getByRole("button", { name: "Salvar endereço" });
  await field("CEP").fill("3013091");
  await field("Logradouro").fill("Avenida Carandaí");
  await field("Número").fill("1120");
  await field("Bairro").fill("Centro");
  await field("Cidade").fill("Belo Horizonte");
  await page.getByRole("combobox", { name: "UF" }).selectOption("MG");
  await save.click();
  await expect(page.getByText("CEP inválido")).toBeVisible();
  await expect(field("CEP")).toBeFocused();
  await journey.expectNoBarrierInEitherTheme();

  await field("CEP").fill("30130915");
  await expect(field("CEP")).toHaveValue("30130-915");
  await page.route("**/api/billings/address", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await save.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(field("Logradouro")).toHaveValue("Avenida Carandaí");
  await page.unroute("**/api/billings/address");
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/billings/address", async (route) => {
    if (route.request().method() === "POST") await typed;
    await route.continue();
  });
  await save.click();
  await field("Complemento").fill("Sala 301");
  goOn();
  await expect(page.getByText("Projeto cadastrado com sucesso", { exact: true }).first()).toBeVisible();
  // Text typed during the request stays, and the next request saves it.
  await expect(field("Complemento")).toHaveValue("Sala 301");
  const changed = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.url().includes("/billings/address"));
  await save.click();
  await changed;
  await page.reload();
  await expect(field("Complemento")).toHaveValue("Sala 301");
  await expect(field("CEP")).toHaveValue("30130-915");
});

test("a user without the permission reads the billing address [S-064] [R-367] [R-368]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("manager", "/minha-conta?secao=faturamento");
  await expect(page.getByText("Você pode consultar este endereço.")).toBeVisible();
  await expect(page.getByText("CEP 35900-970")).toBeVisible();
  await expect(page.getByRole("button", { name: "Salvar endereço" })).toHaveCount(0);
  await journey.expectNoBarrierInEitherTheme();
});

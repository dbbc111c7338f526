import { expect, test } from "./journey.ts";

test("the search box suggests workers and searches documents", async ({ page, journey }) => {
  await journey.signInAs("supplier", "/pendencias?plan=SSMA&plan=STP");
  const search = page.getByRole("combobox", { name: "Buscar pendências" });
  const options = page.getByRole("listbox", { name: "Sugestões" }).getByRole("option");
  await search.fill("si");
  const worker = options.filter({ hasText: /^Colaborador/ }).first();
  await expect(worker).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await worker.click();
  await expect(page).toHaveURL(/worker=\d+/);
  const chip = page.getByRole("button", { name: /^Colaborador: / });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).not.toHaveURL(/worker=/);

  await search.fill("aso");
  await search.press("Enter");
  await expect(page).toHaveURL(/name=aso/);
  await expect(search).toHaveValue("");
  await page.getByRole("button", { name: "Documento: aso" }).click();
  await page
    .getByRole("list", { name: "Situação" })
    .getByRole("button", { name: /^Reprovado/ })
    .click();
  await expect(page).toHaveURL(/rejected=true/);
  const list = page.getByRole("table").or(page.getByRole("list", { name: "Documentos pedidos que você acompanha" }));
  await expect(list.getByText("Reprovado", { exact: true }).first()).toBeVisible();
  await expect(list.getByText("Em aberto", { exact: true }).first()).toBeVisible();

  await page.getByLabel("Itens por página").selectOption("20");
  await page.goto("/pendencias");
  await expect(page.getByLabel("Itens por página")).toHaveValue("20");
});

import { expect, test } from "./journey.ts";

test("a supplier opens the deadlines of seven days and removes the filter", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("supplier", "/pendencias");
  await page.getByRole("button", { name: "Visões" }).click();
  await page.getByRole("menuitem", { name: "Enviar em até 7 dias" }).click();
  await expect(page).toHaveURL(/sendByStart=.*orderBy=SEND_BY|orderBy=SEND_BY.*sendByStart=/);
  const chip = page.getByRole("button", { name: /^Prazo de envio: .* a / });
  await expect(chip).toBeVisible();
  const table = page.getByRole("table", { name: "Documentos pedidos que você acompanha" });
  await expect(table.getByText(/^Envio (hoje|em \d+ dias?)$/).first()).toBeVisible();
  await expect(table.getByText(/atrasado/)).toHaveCount(0);
  await journey.expectNoBarrier();
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(page).not.toHaveURL(/sendBy/);
});

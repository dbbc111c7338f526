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

test("a reviewer opens the queue from the list and returns filtered", async ({ page, journey }) => {
  await journey.signInAs("analyst", "/pendencias");
  await page.getByRole("link", { name: "Fila de hoje" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fila de hoje" })).toBeVisible();
  const summary = page.getByRole("region", { name: "Fila de todos os projetos" });
  await expect(summary.getByText(/^Nos últimos dez dias úteis: .* recebidas por dia útil\. .*ritmo/)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();
  await summary.getByRole("link", { name: "Ver os documentos que aguardam análise" }).click();
  await expect(page).toHaveURL(/\/pendencias\?.*status=.*IN_REVISION/);
  await expect(page.getByRole("heading", { level: 1, name: "Pendências" })).toBeVisible();
});

import { expect, test } from "./journey.ts";

test("an export stays in the panel after a reload until dismissed [S-070] [CD-164]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=DONE");
  const ask = page.getByRole("button", { name: "Exportar" });
  await ask.click();
  const panel = page.getByRole("region", { name: "Exportações" });
  const download = panel.getByRole("link", { name: "Baixar Planilha de pendências" });
  await expect(panel).toContainText("Planilha de pendências");
  await expect(download).toBeVisible();
  await expect(ask).toBeFocused();
  await expect(panel).toContainText(/linhas?\. Pode ser baixada até/);
  await journey.expectNoBarrierInEitherTheme();
  await page.reload();
  const saved = page.waitForEvent("download");
  await download.click();
  expect((await saved).suggestedFilename()).toMatch(/^pendencias-.*\.csv$/);
  await panel.getByRole("button", { name: "Tirar Planilha de pendências daqui" }).click();
  await expect(panel).toHaveCount(0);
});

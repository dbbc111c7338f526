import { expect, test } from "./journey.ts";
import { askedOfSupplier } from "./sent-documents.ts";

test("the contractor deletes a mistaken pendency, and the supplier cannot open it [CD-149] [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Retirada", { demands: /^PGR: inventário/ });
  const address = `/pendencias/editar/${pendency.id}`;
  await journey.signInAs("admin", address);
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Excluir pendência" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir pendência" });
  await expect(dialog).toContainText("não volta a ser pedido sozinho");
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PGR: inventário");

  const refused: string[] = [];
  page.on("response", (response) => response.status() >= 400 && refused.push(`${response.request().method()} ${response.url()}`));
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Excluir pendência" }).click();
  await dialog.getByRole("button", { name: "Excluir pendência" }).click();
  await expect(page).toHaveURL(/\/pendencias(\?|$)/);
  await expect(page.getByText("Pendência excluída: PGR: inventário")).toBeVisible();
  await page.waitForLoadState("networkidle");
  // No request for the deleted pendency failed.
  expect(refused).toEqual([]);
  await journey.signInAs("supplier", address);
  await expect(page.getByRole("alert")).toContainText("Esta pendência não existe ou você não tem acesso a ela.");
});

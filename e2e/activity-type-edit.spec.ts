import { randomUUID } from "node:crypto";
import { expect, test } from "./journey.ts";

test("a supplier creates, changes and deletes an activity type with its risks [S-087] [CD-146]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = `Montador ${randomUUID().slice(0, 6)}`;
  await journey.signInAs("supplier");
  await page.goto("/colaboradores");
  await page.getByRole("button", { name: "Tipos de atividade" }).click();
  const drawer = page.getByRole("dialog", { name: "Tipos de atividade" });
  await drawer.getByRole("button", { name: "Novo tipo" }).click();
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expect(drawer.getByText("Informe o nome")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Nome" }).fill(name);
  await drawer.getByRole("combobox", { name: "Atividades de risco" }).pressSequentially("altura");
  await page.getByRole("option", { name: "Trabalho em altura" }).click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toBeHidden();
  await journey.expectNoBarrierInEitherTheme();
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await drawer.getByRole("searchbox", { name: "Buscar tipo" }).fill(name);
  const row = drawer.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText(/ninguém o tem · Trabalho em altura/)).toBeVisible();

  await row.getByRole("button", { name: `Alterar ${name}` }).click();
  await drawer.getByRole("checkbox", { name: "Oferecer para novos colaboradores" }).press("Space");
  await drawer.getByRole("button", { name: "Salvar" }).click();
  await expect(row.getByText(/Inativo/)).toBeVisible();
  await row.getByRole("button", { name: `Excluir ${name}` }).click();
  await row.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(drawer.getByText("Nenhum tipo com este nome.")).toBeVisible();
});

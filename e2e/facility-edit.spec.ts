import { expect, test } from "./journey.ts";

test("a facility is created, renamed and deleted, and its history is shown [S-054] [S-010] [R-291] [R-294] [R-299]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = "Pátio sul";
  await journey.signInAs("admin", "/minha-conta?secao=unidades");
  await page.getByRole("button", { name: "Nova unidade" }).click();
  const dialog = page.getByRole("dialog", { name: "Nova unidade" });
  await dialog.getByRole("textbox", { name: "Nome da unidade" }).fill(name);
  await dialog.getByRole("button", { name: "Criar unidade" }).click();
  await expect(dialog.getByText("Informe pelo menos uma área")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Área 1" }).fill("Expedição");
  await dialog.getByRole("button", { name: "Criar unidade" }).click();
  await expect(page.getByText(`A unidade "${name}" foi criada.`)).toBeVisible();
  await journey.expectNoBarrier();

  await page.getByRole("button", { name: `Renomear a unidade ${name}` }).click();
  const field = page.getByRole("textbox", { name: "Nome da unidade" });
  await field.fill(`${name} novo`);
  await field.press("Enter");
  await expect(page.getByText("Dados atualizados com sucesso")).toBeVisible();

  await page.getByRole("button", { name: `Histórico da unidade ${name} novo` }).click();
  await expect(page.getByText("mudou o nome da unidade")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Excluir a unidade ${name} novo` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Excluir unidade" }).click();
  await expect(page.getByText(`Exclusão da unidade "${name} novo" foi feita com sucesso.`)).toBeVisible();
});

test("a facility with projects cannot be deleted and lists them [S-054] [R-295]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin", "/minha-conta?secao=unidades");
  await page.getByRole("button", { name: "Excluir a unidade Mina Pico Azul" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Esta unidade não pode ser excluída porque há projetos vinculados a ela.")).toBeVisible();
  await expect(dialog.getByText("Limpeza industrial lote A")).toBeVisible();
  await journey.expectNoBarrier();
});

import { randomUUID } from "node:crypto";
import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { expect, test } from "./journey.ts";

test("a company restricts a person, changes the end and lifts the restriction [S-092] [R-313] [R-502]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = `Ciro Prado ${randomUUID().slice(0, 6)}`;
  await journey.signInAs("admin");
  await page.goto("/minha-conta?secao=colaboradores-restritos");
  await expect(page.getByRole("heading", { level: 1, name: "Colaboradores restritos" })).toBeVisible();
  await page.getByRole("button", { name: "Bloquear colaborador" }).click();
  const dialog = page.getByRole("dialog", { name: "Bloquear colaborador" });
  await dialog.getByRole("button", { name: "Bloquear", exact: true }).click();
  await expect(dialog.getByLabel("Nome completo")).toBeFocused();
  await dialog.getByLabel("Nome completo").fill(name);
  await dialog.getByRole("textbox", { name: "CPF" }).fill("529.982.247-26");
  await dialog.getByLabel("Motivo").fill("Entrou em espaço confinado sem permissão");
  await dialog.getByRole("button", { name: "Bloquear", exact: true }).click();
  await expect(dialog.getByText("CPF inválido")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("textbox", { name: "CPF" }).fill(maskCpf(newCpf()));
  await dialog.getByRole("button", { name: "Bloquear", exact: true }).click();
  await expect(page.getByText(`${name} está na lista de bloqueios.`)).toBeVisible();

  await page.getByRole("searchbox", { name: "Nome" }).fill(name);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Bloqueado", { exact: true })).toBeVisible();
  await expect(row.getByText(/sem data para terminar/)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await row.getByRole("button", { name: `Alterar o bloqueio de ${name}` }).click();
  const change = page.getByRole("dialog", { name: "Alterar bloqueio" });
  await change.getByLabel("Fim").fill("2099-12-31");
  await change.getByRole("button", { name: "Salvar" }).click();
  await expect(row.getByText(/até 31\/12\/2099/)).toBeVisible();

  await row.getByRole("button", { name: `Liberar ${name}` }).click();
  await page.getByRole("dialog", { name: "Liberar colaborador" }).getByRole("button", { name: "Liberar colaborador" }).click();
  await expect(row.getByText("Liberado", { exact: true })).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Histórico" }).click();
  const history = page.getByRole("dialog", { name: "Histórico" });
  await expect(history.getByText(`liberou ${name}`)).toBeVisible();
  await expect(history.getByText(`mudou o fim do bloqueio de ${name}`)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar pessoa ou convite" });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("the owner invites several people and cancels one invitation [S-062] [R-302] [R-308] [R-309]", async ({ page, journey, isMobile }) => {
  const size = isMobile ? "celular" : "mesa";
  const [first, second] = [`ana.${size}@serraazul.example`, `bia.${size}@serraazul.example`];
  await journey.signInAs("admin", "/minha-conta?secao=usuarios");
  await expect(page.getByRole("heading", { name: "Usuários" })).toBeVisible();
  await page.getByRole("button", { name: "Convidar pessoas" }).click();
  const dialog = page.getByRole("dialog", { name: "Convidar pessoas" });
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(dialog.getByText("Informe pelo menos um e-mail")).toBeVisible();
  await dialog.getByLabel(/^E-mails/).fill(`${first}, ${second}; gestor@serraazul.example`);
  await dialog.getByRole("combobox", { name: "Perfil" }).selectOption({ label: "Leitor" });
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(notice(page, `Convite enviado para ${first}.`)).toBeVisible();
  await expect(dialog.getByText("gestor@serraazul.example: Esta pessoa já é usuária da empresa.")).toBeVisible();
  await expect(dialog.getByLabel(/^E-mails/)).toHaveValue("gestor@serraazul.example");
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Cancelar" }).click();

  await search(page).fill(second);
  await page.getByRole("button", { name: `Cancelar o convite de ${second}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar convite" }).click();
  await expect(notice(page, "Convite cancelado com sucesso")).toBeVisible();
  await expect(page.getByRole("button", { name: `Cancelar o convite de ${second}` })).toBeHidden();
});

test("the owner resends an invitation, but not twice within a minute [S-062] [R-302] [R-310]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("admin", "/minha-conta?secao=usuarios");
  await expect(page.getByRole("button", { name: /^Reenviar o convite de / }).first()).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  const waiting = "tereza.amaral@serraazul.example";
  await search(page).fill(waiting);
  await expect(page.getByRole("button", { name: /^Reenviar o convite de / })).toHaveCount(1);
  await page.getByRole("button", { name: `Reenviar o convite de ${waiting}` }).click();
  await expect(notice(page, "Reenviado com sucesso")).toBeVisible();
  await expect(page.getByText("Reenviado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Reenviar o convite de ${waiting}` }).click();
  await expect(notice(page, "Este convite acabou de ser enviado. Aguarde um minuto para reenviar.")).toBeVisible();
});

test("the owner changes a member's profile and removes them, but never themselves [S-062] [R-102] [R-303] [R-311] [R-312]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = "Caio Menezes";
  await journey.signInAs("admin", "/minha-conta?secao=usuarios");
  const removals: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && removals.push(request.url()));
  await search(page).fill("helena");
  await page.getByRole("button", { name: "Remover Helena Prado da empresa" }).click();
  await expect(notice(page, "Não é possível remover você mesmo da empresa.")).toBeVisible();
  expect(removals).toEqual([]);

  await search(page).fill(name.slice(0, 6));
  const profile = page.getByRole("combobox", { name: `Perfil de ${name}` });
  await profile.selectOption({ label: "Leitor" });
  const asking = page.getByRole("dialog", { name: "Mudar o perfil" });
  await expect(asking.getByText('passa de "Analista" para "Leitor"')).toBeVisible();
  await journey.expectNoBarrier();
  await asking.getByRole("button", { name: "Mudar perfil" }).click();
  await expect(notice(page, "Dados atualizados com sucesso")).toBeVisible();
  await expect(profile.locator("option:checked")).toHaveText("Leitor");

  // Closes the notification, which would cover the drawer.
  await page.getByRole("alert").filter({ hasText: "Dados atualizados" }).getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Histórico" }).click();
  await expect(page.getByText(`mudou o perfil de ${name}`)).toBeVisible();
  await journey.expectNoBarrier();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Remover ${name} da empresa` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remover da empresa" }).click();
  await expect(notice(page, "Removido com sucesso")).toBeVisible();
  await expect(page.getByText("Ninguém assim na empresa")).toBeVisible();
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const LIST = "/minha-conta?secao=perfis-de-acesso";
const newName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const NEW = `${LIST}&perfil=novo`;
const listOf = (name: string) => `${LIST}&query=${encodeURIComponent(name)}`;

/** Creates a profile, starting on the page of a new profile. */
const create = async (page: Page, name: string) => {
  await page.getByRole("textbox", { name: "Nome" }).fill(name);
  await page.getByLabel("Buscar permissão").fill("convidar usuarios");
  await page.getByRole("checkbox", { name: /^convidar usuários$/i }).check();
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await expect(page.getByText(`O perfil "${name}" foi criado.`)).toBeVisible();
};

test("a profile form explains permissions and keeps the input after a refusal [S-063] [R-315] [R-316] [R-319]", async ({
  page,
  journey,
}) => {
  const name = newName("Recepção");
  await journey.signInAs("admin", LIST);
  await expect(page.getByRole("link", { name: "Analista", exact: true })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Novo perfil" }).click();
  await expect(heading(page, "Novo perfil")).toBeVisible();
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await expect(page.getByText("Informe o nome")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nome" })).toBeFocused();

  await page.getByRole("textbox", { name: "Nome" }).fill("analista");
  await page.getByRole("textbox", { name: "Descrição" }).fill("Recebe quem chega.");
  await page.getByRole("button", { name: /^Projetos/ }).click();
  await expect(page.getByText("Cria unidades: os lugares onde os projetos acontecem.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Tudo em Projetos" }).check();
  await page.getByRole("checkbox", { name: "Excluir projetos" }).uncheck();
  await expect(page.getByText("22 de 23")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await expect(page.getByText("Já existe um perfil com este nome")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("Recebe quem chega.");

  await page.getByRole("textbox", { name: "Nome" }).fill(name);
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await expect(page.getByText(`O perfil "${name}" foi criado.`)).toBeVisible();
  await page.goto(listOf(name));
  await expect(page.getByText("22 permissões")).toBeVisible();
});

test("a profile is copied, compared with another and deleted [S-063] [R-315]", { tag: "@desktop" }, async ({ page, journey }) => {
  const name = newName("Convites");
  await journey.signInAs("admin", NEW);
  await create(page, name);
  await page.goto(listOf(name));
  await page.getByRole("button", { name: `Criar a partir de ${name}` }).click();
  await expect(heading(page, `Novo perfil a partir de ${name}`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue(`${name} (cópia)`);
  await page.getByLabel("Buscar permissão").fill("reenviar convites");
  await page.getByRole("checkbox", { name: /^reenviar convites$/i }).check();
  await page.getByRole("button", { name: "Criar perfil" }).click();

  await page.getByRole("button", { name: `Comparar ${name} com outro` }).click();
  await page.getByLabel("Segundo perfil").selectOption({ label: `${name} (cópia)` });
  await expect(page.getByText("1 diferença")).toBeVisible();
  const row = page.getByRole("row", { name: /^Reenviar convites/i });
  await expect(row.getByText("Não permite")).toBeAttached();
  await expect(page.getByRole("row", { name: /^Convidar usuários/i })).toBeHidden();
  await page.getByRole("checkbox", { name: "Mostrar só as diferenças" }).uncheck();
  await expect(page.getByRole("row", { name: /^Convidar usuários/i })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.goBack();
  await page.getByRole("button", { name: "Voltar aos perfis" }).click();
  for (const gone of [`${name} (cópia)`, name]) {
    await page.goto(listOf(gone));
    await page.getByRole("button", { name: `Excluir o perfil ${gone}`, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir perfil" }).click();
    await expect(page.getByText(`O perfil "${gone}" foi excluído.`)).toBeVisible();
  }
});

test("a profile in use lists its members and cannot be deleted [S-063] [R-318] [MD-048]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("admin", listOf("Analista"));
  await page.getByRole("button", { name: "Quem tem o perfil Analista" }).click();
  const people = page.getByRole("dialog", { name: "Quem tem o perfil Analista" });
  await expect(people.getByText("Bruno Reis")).toBeVisible();
  await journey.expectNoBarrier();
  await page.keyboard.press("Escape");
  await expect(people).toBeHidden();

  await page.getByRole("button", { name: "Excluir o perfil Analista" }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir perfil" });
  await expect(dialog.getByText("Este perfil não pode ser excluído enquanto houver usuários ou convites vinculados a ele.")).toBeVisible();
  await expect(dialog.getByText(/pessoas? (tem|têm) este perfil/)).toBeVisible();
  await journey.expectNoBarrier();
  await dialog.getByRole("button", { name: "Entendi" }).click();
});

test("saving a profile shows the edit conflict, and leaving asks for confirmation [S-063]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const name = newName("Turno");
  await journey.signInAs("admin", NEW);
  await create(page, name);
  await page.goto(listOf(name));
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("textbox", { name: "Descrição" }).fill("Quem trabalha à noite.");

  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const id = Number(new URL(page.url()).searchParams.get("perfil"));
  const written = { name, description: "De dia.", relationType: "contractor", permissions: ["add_invite", "see_invites"] };
  const saved = await page.request.put(`/api/profiles/${id}`, { headers: { authorization: `Bearer ${token}` }, data: written });
  expect(saved.status()).toBe(200);

  await page.getByRole("button", { name: "Salvar" }).click();
  const note = page.getByRole("alert");
  await expect(note).toContainText("Este perfil mudou enquanto você o editava");
  await expect(note).toContainText("Helena Prado salvou outra versão");
  await expect(note).toContainText("Entraram: ver convites");
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("Quem trabalha à noite.");
  await journey.expectNoBarrier();

  await page.getByRole("button", { name: "Voltar aos perfis" }).click();
  const leaving = page.getByRole("dialog", { name: "Sair sem salvar?" });
  await leaving.getByRole("button", { name: "Continuar aqui" }).click();
  await page.getByRole("button", { name: "Usar a versão salva" }).click();
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("De dia.");
  await page.getByRole("textbox", { name: "Descrição" }).fill("De dia e de noite.");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados atualizados com sucesso")).toBeVisible();
});

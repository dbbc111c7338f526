import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { fillAccount, inviteAsOwner, NEWCOMER_PASSWORD, newEmail } from "./newcomer.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const create = (page: Page) => page.getByRole("button", { name: "Criar conta", exact: true });

test("an invited employee creates an account and signs in [S-034] [S-041] [R-088] [R-090] [R-119] [R-120] [R-146] [R-529] [R-530]", async ({
  page,
  journey,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const link = await inviteAsOwner(page, journey, email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/criar-conta$/);
  await expect(page.getByText(/Você foi convidado para Ipê Andaimes/)).toBeVisible();
  const stored = await page.evaluate(() => ["email", "company", "invited", "accessToken"].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual([email, JSON.stringify({ tradingName: "Ipê Andaimes" }), "true", null]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(new URLSearchParams(link.split("?")[1]).get("token"));

  const emailField = page.getByRole("textbox", { name: "E-mail" });
  await expect(emailField).toHaveValue(email);
  await expect(emailField).toHaveAttribute("readonly");
  await journey.expectNoBarrierInEitherTheme();

  await page.getByLabel("Nome completo").focus();
  await page.getByLabel("Telefone").focus();
  await expect(page.getByText("Nome é um campo obrigatório")).toBeVisible();
  await page.getByLabel(/^Senha/).focus();
  await expect(page.getByText("Telefone é um campo obrigatório")).toBeVisible();
  await fillAccount(page, "Júlia Campos");
  await expect(page.getByLabel("Telefone")).toHaveValue("(31) 98888-7777");
  await page.getByLabel(/^Senha/).fill("Abcdefg1");
  await expect(create(page)).toBeDisabled();
  await page.getByLabel(/^Senha/).fill(NEWCOMER_PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito os termos/ }).uncheck();
  await expect(page.getByText("É preciso aceitar os termos de uso para criar a conta")).toBeVisible();
  await expect(create(page)).toBeDisabled();

  await page.getByRole("button", { name: "Ler os termos de uso" }).click();
  const terms = page.getByRole("dialog", { name: "Termos de uso e privacidade" });
  await expect(terms.getByRole("heading", { name: "1. O que é o Em Dia" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.keyboard.press("Escape");
  await expect(terms).toBeHidden();

  await page.getByRole("checkbox", { name: /Li e aceito os termos/ }).check();
  await create(page).click();
  await expect(page.getByText("Bem-vindo ao Em Dia, Júlia Campos! Sua conta foi criada.")).toBeVisible();
  await expect(page).toHaveURL(/\/projetos/);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel(/^Senha/).fill(NEWCOMER_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/convite-utilizado$/);
  await expect(heading(page, "Convite já utilizado")).toBeVisible();
});

test("editing the middle of a phone number keeps the caret position [S-034] [R-156]", { tag: "@desktop" }, async ({ page, journey }) => {
  await page.goto(await inviteAsOwner(page, journey, newEmail()));
  const phone = page.getByLabel("Telefone");
  await phone.fill("(31) 98888-7777");
  await phone.press("Home");
  for (let step = 0; step < "(31) 98".length; step += 1) await phone.press("ArrowRight");
  await phone.press("Backspace");
  await phone.press("5");
  await expect(phone).toHaveValue("(31) 95888-7777");
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe("(31) 95".length);
});

test("a failed sign-up keeps the input, and an invitation works once [S-039] [R-092]", {
  tag: "@desktop",
}, async ({ page, journey, browser, baseURL }) => {
  test.setTimeout(90_000);
  const link = await inviteAsOwner(page, journey, newEmail());
  // Uses another browser context, because tabs of one browser share the session.
  const elsewhere = await browser.newContext({ locale: "pt-BR", ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  for (const tab of [page, other]) {
    await tab.goto(link);
    await fillAccount(tab, "Rui Melo");
  }
  await page.route("**/api/authentication/signup", (route) => route.abort());
  await create(page).click();
  await expect(page.getByRole("alert").getByText(/Não foi possível realizar esta ação/)).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Rui Melo");
  await expect(page.getByLabel(/^Senha/)).toHaveValue(NEWCOMER_PASSWORD);
  await page.unroute("**/api/authentication/signup");
  await create(page).click();
  await expect(page).toHaveURL(/\/projetos/);

  await create(other).click();
  await expect(other).toHaveURL(/\/login\/convite-utilizado$/);
  await elsewhere.close();
});

test("a user with an account accepts an invitation, then opens the sign-in [S-041] [S-043] [R-089]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  const colleague = "adriana.falcao@serraazul.example"; // not a demo login, so that other journeys are unaffected
  const link = await inviteAsOwner(page, journey, colleague);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/concluir-cadastro$/);
  await expect(heading(page, "Concluir cadastro")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Aceitar convite" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Convite aceito. Agora é só entrar.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(colleague);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/convite-utilizado$/);
});

test("an invitation with a missing or unknown token is an invalid link [S-041] [S-042] [R-093] [MD-032] [MD-042]", {
  tag: "@desktop",
}, async ({ page }) => {
  const forged = `/confirmar-convite?token=1.${"A".repeat(43)}`;
  const addresses = [
    "/confirmar-convite",
    "/confirmar-convite-projeto",
    forged,
    "/confirmar-convite-projeto?token=nada",
    "/login/criar-conta",
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/login\/link-invalido$/);
  }
  await page.getByRole("link", { name: "Voltar para o login" }).click();
  await expect(heading(page, "Acesse sua conta")).toBeVisible();
});

test("a failed invitation check offers a retry instead of an invalid link [S-041]", { tag: "@desktop" }, async ({ page, journey }) => {
  await page.route("**/api/invites/confirm", (route) => route.abort());
  await page.goto(`/confirmar-convite?token=1.${"A".repeat(43)}`);
  await expect(heading(page, "Não foi possível conferir o convite")).toBeVisible();
  await journey.expectNoBarrier();
  await page.unroute("**/api/invites/confirm");
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page).toHaveURL(/\/login\/link-invalido$/);
});

test("the notices of used invitations link to the sign-in [S-039] [S-040] [S-043] [R-094]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login/convite-projeto-utilizado");
  await expect(heading(page, "Convite de projeto já utilizado")).toBeVisible();
  await page.getByRole("link", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/plataforma/convite-utilizado");
  await expect(heading(page, "Convite já utilizado")).toBeVisible();
  await page.getByRole("link", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/plataforma\/login$/);
  for (const [address, name] of [
    ["/plataforma/concluir-cadastro", "Link inválido"],
    ["/plataforma/link-invalido", "Link inválido"],
    ["/plataforma/verifique-seu-email", "Verifique seu e-mail"],
  ] as const) {
    await page.goto(address);
    await expect(heading(page, name), address).toBeVisible();
  }
});

import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { comeInAsNewcomer, NEWCOMER_PASSWORD } from "./newcomer.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "E-mail" });
const newPassword = (page: Page) => page.getByLabel("Digite sua nova senha");
const confirmation = (page: Page) => page.getByLabel("Confirme a sua nova senha");
const submit = (page: Page) => page.getByRole("button", { name: "Alterar senha", exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens the newest message to this address in the demo outbox. Drops the origin of its link, because the journeys use another port. */
const openLinkSentTo = async (page: Page, recipient: string) => {
  await page.getByRole("link", { name: "Abrir a caixa de saída da demonstração" }).click();
  const message = page.getByRole("article").filter({ hasText: recipient }).first();
  const { pathname, search } = new URL((await message.getByRole("link").first().getAttribute("href")) ?? "");
  await page.goto(`${pathname}${search}`);
};
const ask = async (page: Page, forEmail: string) => {
  await page.goto("/login");
  await email(page).fill(forEmail);
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  await expect(heading(page, "Recuperar senha")).toBeVisible();
  await expect(email(page)).toHaveValue(forEmail);
};

/** Creates its own user, because the new password would break other journeys. */
test("a user resets a forgotten password by e-mail and signs in [S-021] [S-022] [S-023] [S-024] [R-525] [R-149] [R-151] [R-152]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(90_000);
  const person = await comeInAsNewcomer(page, journey, { fullName: "Olga Siqueira" });
  await page.evaluate(() => localStorage.clear());
  await ask(page, person);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page).toHaveURL(/\/login\/recuperacao-senha-enviada$/);
  await expect(page.getByText(person)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await openLinkSentTo(page, person);
  await expect(page).toHaveURL(/\/login\/alterar-senha\?/);
  await expect(heading(page, "Alterar senha")).toBeVisible();
  const link = page.url();
  await newPassword(page).fill("abc _");
  await expect(page.getByText("senha fraca")).toBeVisible();
  await expect(page.getByText(/Caracteres não permitidos: espaço\s+_/)).toBeVisible();
  await newPassword(page).fill("Abcdefg1");
  await expect(page.getByText("quase lá")).toBeVisible();
  await confirmation(page).fill("Abcdefg2");
  await expect(page.getByText("A senha informada não é igual")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await journey.expectNoBarrierInEitherTheme();

  await newPassword(page).fill(NEWCOMER_PASSWORD);
  await confirmation(page).fill(NEWCOMER_PASSWORD);
  await expect(page.getByText("senha forte")).toBeVisible();
  await expect(page.getByText("Senha confirmada")).toBeVisible();
  await submit(page).click();
  await expect(page.getByText("Senha já utilizada! Escolha outra senha.")).toBeVisible();
  await expect(newPassword(page)).toHaveValue("");
  await expect(confirmation(page)).toHaveValue("");
  await expect(newPassword(page)).toBeFocused();

  const chosen = "Nova@2027#b";
  await page.keyboard.type(chosen);
  await confirmation(page).fill(chosen);
  await confirmation(page).press("Enter");
  await expect(page).toHaveURL(/\/login\/senha-alterada$/);

  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/link-expirado$/);
  await page.goto("/login");
  await email(page).fill(person);
  await page.getByLabel(/^Senha/).fill(chosen);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
});

test("a missing or invalid e-mail is reported at its focused field [S-021] [R-130] [R-131]", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/login/recuperar-senha");
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText("E-mail é obrigatório")).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill("sem-arroba");
  await email(page).press("Enter");
  await expect(page.getByText("E-mail inválido")).toBeVisible();
  await expect(email(page)).toHaveValue("sem-arroba");
});

test("a link without a code is invalid; an unknown code has expired [S-025] [S-026] [R-106] [R-148]", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/login/alterar-senha");
  await expect(page).toHaveURL(/\/login\/link-invalido$/);
  await expect(heading(page, "Link inválido")).toBeVisible();
  await page.goto("/login/alterar-senha?mode=resetPassword&oobCode=nada");
  await expect(page).toHaveURL(/\/login\/link-expirado$/);
  await page.getByRole("link", { name: "Solicitar outro link para a senha" }).click();
  await expect(heading(page, "Recuperar senha")).toBeVisible();
});

test("an invalid confirmation link shows a notice and the sign-in link [S-032] [S-033] [R-103] [R-107]", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const address of [
    "/login/concluir-cadastro",
    "/login/concluir-cadastro?mode=outro&oobCode=a",
    "/plataforma/verify?mode=verifyEmail&oobCode=a",
  ]) {
    await page.goto(address);
    await expect(heading(page, "Link inválido"), address).toBeVisible();
  }
  await page.getByRole("link", { name: "Voltar para o login" }).click();
  await expect(heading(page, "Acesse sua conta")).toBeVisible();
});

test("the confirmation e-mail can be sent again [S-029] [S-030] [R-528]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login/verifique-seu-email");
  await email(page).fill("ninguem@teste.example");
  await page.getByRole("button", { name: "Enviar de novo" }).click();
  await expect(page).toHaveURL(/\/login\/confirmacao-enviada$/);
  await expect(heading(page, "Confirmação enviada")).toBeVisible();
});

test("an invalid reactivation link shows a message in the sign-in form [S-018] [R-074]", { tag: "@desktop" }, async ({ page, journey }) => {
  await page.goto("/login?accountReactivationToken=nada");
  await expect(page.getByText("Este link é inválido, já foi usado ou expirou. Solicite um novo.")).toBeVisible();
  await journey.expectNoBarrier();
});

test("five wrong passwords block the sign-in and offer a password reset [S-018] [R-173]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login");
  await email(page).fill("ninguem-aqui@teste.example");
  await page.getByLabel(/^Senha/).fill("errada@123#");
  const refusal = page.getByRole("alert");
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse("**/api/authentication/signin");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await answered;
    await expect(refusal).toContainText("Verifique seu email ou senha");
  }
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(refusal).toContainText("Acesso bloqueado temporariamente");
  await page.getByRole("link", { name: "Redefinir minha senha" }).click();
  await expect(email(page)).toHaveValue("ninguem-aqui@teste.example");
});

test("the notices explain an inactive account and an outdated password [S-027] [S-028] [R-526]", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/login/conta-inativada");
  await expect(heading(page, "Conta inativada")).toBeVisible();
  await expect(page.getByText(/mais de 90 dias sem acesso/)).toBeVisible();
  await page.goto("/login/senha-desatualizada");
  await expect(heading(page, "Senha desatualizada")).toBeVisible();
  await expect(page.getByText(/com o link para você escolher uma nova/)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { cast, DEMO_PASSWORD } from "../apps/api/demo/accounts/cast.ts";
import { expect, test } from "./journey.ts";
import { comeInAsNewcomer, NEWCOMER_PASSWORD } from "./newcomer.ts";
import { codeSentTo } from "./sent-codes.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const codeField = (page: Page) => page.getByLabel("Código de verificação");
const mobileField = (page: Page) => page.getByRole("textbox", { name: "Celular" });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirmar", exact: true });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));
const newMobile = () => `319${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
};
const leave = async (page: Page) => {
  await page.goto("/projetos");
  await page.evaluate(() => localStorage.clear());
};

/** No other journey uses this person, because a new code invalidates the previous one. */
test("the second factor by e-mail accepts only the sent code [S-047] [S-048] [R-121] [R-124] [R-125] [R-127] [R-129]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(90_000);
  const { email } = cast.staff;
  await signIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/seguranca\/verifique-sua-identidade$/);
  await expect(heading(page, "Verifique sua identidade")).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole("button", { name: /Mensagem de texto/ })).toContainText("0006");
  await journey.expectNoBarrierInEitherTheme();

  await page.goto("/seguranca/codigo-de-verificacao");
  await expect(page).toHaveURL(/\/seguranca\/verifique-sua-identidade$/);
  await page.getByRole("button", { name: /E-mail/ }).click();
  await expect(page).toHaveURL(/\/seguranca\/codigo-de-verificacao$/);
  await expect(page.getByRole("button", { name: /Enviar outro código em \d+ s/ })).toBeDisabled();
  await journey.expectNoBarrierInEitherTheme();

  await confirm(page).click();
  await expect(page.getByText("Informe o código de verificação")).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  const code = await codeSentTo(page.request, email);
  await codeField(page).fill(wrongFor(code));
  await expect(page.getByRole("alert")).toContainText("Código inválido");
  await expect(codeField(page)).toHaveValue(wrongFor(code));
  expect(await storedToken(page)).toBeNull();

  await page.getByRole("link", { name: "Abrir a caixa de saída da demonstração" }).click();
  await expect(page.getByRole("article").filter({ hasText: email }).first()).toContainText(code);
  await page.goBack();
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/projetos/);
  expect(await storedToken(page)).not.toBeNull();
});

test("a code page without a pending sign-in redirects to it [S-031] [S-048] [S-049] [S-050] [CD-003]", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const path of [
    "/seguranca/verifique-sua-identidade",
    "/seguranca/codigo-de-verificacao",
    "/seguranca/mfa-sms",
    "/seguranca/cadastrar-telefone",
    "/login/codigo-de-verificacao",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(heading(page, "Acesse sua conta")).toBeVisible();
  }
});

test("the second factor by text message registers, uses and changes a phone [S-031] [S-047] [S-049] [S-050] [R-122] [R-123] [R-128] [R-533] [CD-006] [M-014]", async ({
  page,
  journey,
}) => {
  test.setTimeout(150_000);
  const email = await comeInAsNewcomer(page, journey, { fullName: "Tereza Lima", phone: "(31) 3222-1234" });
  await page.goto("/minha-conta?secao=seguranca");
  await expect(page.getByText("Nenhum celular registrado.")).toBeVisible();
  await page.getByRole("button", { name: "Ativar verificação em duas etapas" }).click();
  await expect(page.getByRole("button", { name: "Desativar verificação em duas etapas" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await leave(page);

  await signIn(page, email, NEWCOMER_PASSWORD);
  await page.getByRole("button", { name: /Informar número do celular/ }).click();
  await expect(page).toHaveURL(/\/seguranca\/cadastrar-telefone$/);
  await page.getByRole("button", { name: "Enviar código" }).click();
  await expect(page.getByText("Informe o número do celular")).toBeVisible();
  await mobileField(page).pressSequentially("3132221234");
  await page.getByRole("button", { name: "Enviar código" }).click();
  await expect(page.getByText(/Informe um celular com DDD/)).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  const mobile = newMobile();
  await mobileField(page).fill("");
  await mobileField(page).pressSequentially(mobile);
  await page.getByRole("button", { name: "Enviar código" }).click();
  await expect(page).toHaveURL(/\/login\/codigo-de-verificacao$/);
  await expect(heading(page, "Confirme o seu celular")).toBeVisible();
  const first = await codeSentTo(page.request, `+55${mobile}`);
  await codeField(page).fill(first);
  await expect(page).toHaveURL(/\/projetos/);
  await leave(page);

  await signIn(page, email, NEWCOMER_PASSWORD);
  await expect(page.getByRole("button", { name: /Informar número do celular/ })).toHaveCount(0);
  await page.getByRole("button", { name: /Mensagem de texto/ }).click();
  await expect(page).toHaveURL(/\/seguranca\/mfa-sms$/);
  await journey.expectNoBarrierInEitherTheme();
  await codeField(page).fill(await codeSentTo(page.request, `+55${mobile}`, first));
  await expect(page).toHaveURL(/\/projetos/);

  const other = newMobile();
  await page.goto("/minha-conta?secao=seguranca");
  await page.getByRole("button", { name: "Trocar celular" }).click();
  await mobileField(page).pressSequentially(other);
  await page.getByRole("button", { name: "Enviar código" }).click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await codeSentTo(page.request, `+55${other}`));
  await expect(page.getByText(`(**) *****-${other.slice(-4)}, confirmado`)).toBeVisible();
});

test("requiring a second factor shows the number of affected users first [R-079] [R-321]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("admin", "/minha-conta?secao=seguranca");
  await expect(page.getByText(/Se ativada, vale para \d+ pessoas da empresa e \d+ pessoas? de fornecedores/)).toBeVisible();
  await page.getByRole("button", { name: "Exigir de todos" }).click();
  const dialog = page.getByRole("dialog", { name: "Exigir a verificação em Serra Azul Mineração?" });
  await expect(dialog).toContainText("Quem entrou sem código sai agora");
  await expect(dialog.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Exigir de todos" })).toBeFocused();
});

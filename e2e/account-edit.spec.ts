import { cast, DEMO_PASSWORD } from "../apps/api/demo/accounts/cast.ts";
import { beginSession, keepSession } from "./begin-session.ts";
import { address, expect, test } from "./journey.ts";
import { comeInAsNewcomer, NEWCOMER_PASSWORD } from "./newcomer.ts";

/** Longer than the cache lifetime, so that the query loads again. */
const LATER_MS = 120_000;

test("a user changes name and language and requests a password link [S-064] [R-312]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  // Uses a new user, because the language of a demo user would change for other journeys too.
  const email = await comeInAsNewcomer(page, journey, { fullName: "Inês Prata" });
  await page.goto("/minha-conta");
  await expect(page.getByRole("heading", { level: 1, name: "Dados pessoais" })).toBeVisible();
  const name = page.getByRole("textbox", { name: "Nome completo" });
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await expect(page.getByRole("listitem").filter({ hasText: "Ipê Andaimes" }).first()).toContainText("Fornecedor");
  await name.fill(" ");
  const save = page.getByRole("button", { name: "Salvar nome" });
  await save.click();
  await expect(page.getByText("Informe seu nome")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Inês Prata Neves");
  await save.press("Enter");
  await expect(page.getByText("Dados atualizados com sucesso")).toBeVisible();
  // The pressed button keeps the focus after saving.
  await expect(save).toBeFocused();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Enviar link para trocar a senha" }).click();
  await expect(page.getByText(`Enviamos um link para ${email}`)).toBeVisible();

  // The language changes at once and is saved afterwards; leaving earlier would lose it.
  const preferenceSaved = () =>
    page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.url().endsWith("/account/profile"));
  const spanishSaved = preferenceSaved();
  await page.getByRole("combobox", { name: "Idioma" }).selectOption({ label: "Español" });
  await expect(page.getByRole("heading", { level: 1, name: "Datos personales" })).toBeVisible();
  await spanishSaved;
  await page.evaluate(() => localStorage.setItem("i18nRedirect", "pt-BR"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Datos personales" })).toBeVisible();
  const portugueseSaved = preferenceSaved();
  await page.getByRole("combobox", { name: "Idioma" }).selectOption({ label: "Português" });
  await expect(page.getByRole("heading", { level: 1, name: "Dados pessoais" })).toBeVisible();
  await portugueseSaved;
});

test("company data is editable with the permission and read-only without [S-064] [R-312] [CD-085]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("stranger", "/minha-conta?secao=empresa");
  const city = page.getByRole("textbox", { name: "Cidade" });
  await expect(page.getByRole("textbox", { name: "CNPJ" })).toHaveAttribute("readonly", "");
  await city.fill("Parnamirim");
  await page.getByRole("textbox", { name: "Nome fantasia" }).fill("");
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(page.getByText("Preencha este campo")).toBeVisible();
  await page.getByRole("textbox", { name: "Nome fantasia" }).fill("Horizonte Energia");
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(page.getByText("Dados atualizados com sucesso")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.getByRole("button", { name: "Histórico", exact: true }).click();
  const history = page.getByRole("dialog", { name: "Histórico da empresa" });
  const line = history.getByRole("listitem").filter({ hasText: "mudou a cidade" });
  await expect(line.filter({ hasText: "Parnamirim" }).first()).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await journey.signInAs("manager", "/minha-conta?secao=empresa");
  await expect(page.getByText("Você pode consultar estes dados.")).toBeVisible();
  await expect(page.getByText("Serra Azul Mineração S.A.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Salvar dados" })).toHaveCount(0);
  await page.goto("/minha-conta");
  await expect(page.getByRole("textbox", { name: "Nome completo" })).toHaveAttribute("readonly", "");
  await expect(page.getByRole("button", { name: "Salvar nome" })).toHaveCount(0);
});

test.describe("company data with a changed clock", () => {
  test.use({ newHere: true });
  test("typed company data stays after another save until the user reloads [S-064]", {
    tag: "@desktop",
  }, async ({ page, journey }) => {
    const api = await journey.apiAs("supplier");
    const id = (await api("GET /authentication/me")()).answer.companies[0]?.id ?? 0;
    const read = async () => (await api("GET /account/companies/{id}")({ id })).answer;
    await journey.signInAs("supplier", "/minha-conta?secao=empresa");
    const city = page.getByRole("textbox", { name: "Cidade" });
    await city.fill("Nova Lima");

    const { companyName, tradingName, version } = await read();
    const body = { companyName, tradingName, city: "Sabará", state: "MG" as const, version };
    expect((await api("PUT /companies/{id}/profile")({ id, body })).status).toBe(200);
    await page.clock.setSystemTime(Date.now() + LATER_MS);
    const reloaded = page.waitForResponse((answer) => answer.url().endsWith(`/account/companies/${id}`));
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await reloaded;
    await expect(city).toHaveValue("Nova Lima");

    const save = page.getByRole("button", { name: "Salvar dados" });
    await save.click();
    await expect(page.getByText("Outra pessoa mudou os dados desta empresa").first()).toBeVisible();
    await expect(city).toHaveValue("Nova Lima");
    await page.getByRole("button", { name: "Recarregar dados" }).click();
    await expect(city).toHaveValue("Sabará");
    await city.fill("Nova Lima");
    await save.click();
    await expect.poll(async () => (await read()).city).toBe("Nova Lima");
  });
});

/** Uses a new user, because other journeys sign in as the demo users. */
test("ending other sessions signs them out at their next request [S-064] [CD-166]", { tag: "@desktop" }, async ({
  page,
  journey,
  browser,
  baseURL,
}) => {
  const email = await comeInAsNewcomer(page, journey, { fullName: "Inês Prata" });
  const elsewhere = await browser.newContext({ locale: "pt-BR", ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await keepSession(other, await beginSession(address(), email, NEWCOMER_PASSWORD));
  await other.goto("/projetos");
  await expect(other.getByRole("heading", { level: 1, name: "Projetos" })).toBeVisible();

  await page.goto("/minha-conta?secao=seguranca");
  await expect(page.getByRole("heading", { level: 2, name: "Onde você está conectado" })).toBeVisible();
  await expect(page.getByText("este aparelho")).toBeVisible();
  await journey.expectNoBarrier();
  await page.getByRole("button", { name: "Encerrar todos os outros" }).click();
  await expect(page.getByText(/acessos? encerrados?/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Encerrar o acesso em/ })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: /outros? acessos? fo(i|ram) encerrados?/ })).toContainText("endereço");

  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();
});

test("the sign-in runs the robot check in the background, with a retry [S-018] [R-171] [R-524]", {
  tag: "@desktop",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/api/") && path.includes("robot"))).toEqual([]);

  await page.route("**/api/authentication/recaptcha", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/json",
      body: '{"statusCode":422,"code":"robot.not_confirmed","message":"Confirme que você não é um robô"}',
    }),
  );
  await page.getByRole("textbox", { name: "E-mail" }).fill(cast.manager.email);
  await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
  await expect(page.getByText("Confirme que você não é um robô")).toBeVisible();
  let signedIn = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/authentication/signin")) signedIn += 1;
  });
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Confirme que você não é um robô")).toBeVisible();
  expect(signedIn).toBe(0);

  await page.unroute("**/api/authentication/recaptcha");
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByText("Verificação concluída")).toBeVisible();
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
});

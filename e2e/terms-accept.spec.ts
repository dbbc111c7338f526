import { cast, DEMO_PASSWORD } from "../apps/api/demo/accounts/cast.ts";
import { expect, test } from "./journey.ts";

/** No other journey uses this person, because accepting the terms cannot be repeated. */
test("a user accepts outstanding terms during sign-in [S-012] [R-109] [R-110] [R-115] [R-116] [R-118] [MD-039] [MD-041]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const signIn = async () => {
    await page.goto("/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill(cast.newcomer.email);
    await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Leia e aceite os termos de uso para continuar" });
  await signIn();
  await expect(dialog.getByRole("heading", { name: "6. Quais dados, e para quê" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")])).toEqual([null, null]);
  const body = await dialog.getByRole("region").boundingBox();
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(900);
  expect(Math.round(body?.height ?? 0)).toBe(600);
  await journey.expectNoBarrierInEitherTheme();

  await dialog.getByRole("button", { name: "Agora não, voltar ao login" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/projetos");
  await expect(page).toHaveURL(/\/login$/);

  await signIn();
  await dialog.getByRole("button", { name: "Li e aceito os termos" }).click();
  await expect(page.getByText("Termos de uso aceitos. Obrigado!")).toBeVisible();
  await expect(page).toHaveURL(/\/projetos/);
  await page.goto("/minha-conta");
  await expect(dialog).toBeHidden();
});

test("the terms open from the menu with the record of acceptance [S-013] [R-111] [R-112] [R-113] [R-114]", async ({ page, journey }) => {
  await journey.signInAs("admin");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/account-use-terms/default-list")) requests.push(request.url());
  });
  const gate: { release?: () => void } = {};
  const waiting = new Promise<void>((resolve) => {
    gate.release = resolve;
  });
  await page.route("**/api/account-use-terms/default-list", async (route) => {
    await waiting;
    await route.continue();
  });
  await page.getByRole("button", { name: `Conta de ${cast.admin.name}` }).click();
  await page.getByRole("menuitem", { name: "Termos de uso" }).click();
  const dialog = page.getByRole("dialog", { name: "Termos de uso e privacidade" });
  await expect(dialog.getByRole("status")).toHaveText("Carregando…");
  gate.release?.();
  await expect(dialog.getByRole("heading", { name: "1. O que é o Em Dia" })).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Termos de uso" })).toHaveText(/Termos de uso\s*Versão 1\.0/);
  await expect(dialog.getByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)).toBeVisible();
  for (const fact of [cast.admin.name, cast.admin.email, "192.0.2.10"]) await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => requests.length).toBe(2);
});

import { expect, test } from "./journey.ts";

const LONG = "Sessão expirada. Faça o login novamente para continuar usando a plataforma.";
const SHORT = "Sessão expirada. Realize o login novamente.";

test("a session ended elsewhere redirects to the sign-in with a message [S-010] [R-060] [R-199]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  await journey.signInAs("manager");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  await page.evaluate(async () => {
    const token = localStorage.getItem("accessToken");
    await fetch("/api/authentication/signout", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  const notice = page.getByText(SHORT).or(page.getByText(LONG));
  await expect(notice.first()).toBeVisible();
  await page
    .getByRole("button", { name: /Fechar/ })
    .first()
    .click();
});

test("failing to load the permissions redirects to the sign-in with a message [R-061]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("manager");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  await page.route("**/api/account/permissions", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: '{"statusCode":503,"code":"server.unavailable","message":"O serviço está indisponível no momento. Tente novamente em instantes."}',
    }),
  );
  await page.goto("/projetos");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(SHORT)).toBeVisible();
});

test("a failed project list offers a retry that loads it [S-051] [R-182]", { tag: "@desktop" }, async ({ page, journey }) => {
  await page.route("**/api/projects?*", (route) => route.abort());
  await journey.signInAs("admin", "/projetos?page=1&query=lote");
  await expect(page.getByText(/Não foi possível realizar esta ação/).first()).toBeVisible({ timeout: 15_000 }); // after the automatic retry
  await page.unroute("**/api/projects?*");
  await page
    .getByRole("button", { name: /Tentar novamente/ })
    .first()
    .click();
  await expect(page.getByText(/lote/i).first()).toBeVisible();
});

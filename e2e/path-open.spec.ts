import type { Page } from "@playwright/test";
import { isReserved } from "../apps/web/src/pages/reserved-paths.ts";
import { type WebPath, webPathList, webPaths } from "../packages/contract/src/web-paths.ts";
import { expect, type Journey, test } from "./journey.ts";

/** Replaces path parameters by a number. */
const example = (path: WebPath) => path.replace(/\{\w+\}/g, "7");
const redirected = new Set<WebPath>(["/"]);
const opened = (access: string) => webPathList.filter((path) => webPaths[path].access === access && !redirected.has(path));

const expectAScreen = async (page: Page, path: WebPath) => {
  await page.goto(example(path));
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(page.getByText("Nada foi encontrado."), path).toHaveCount(0);
  expect(await page.title(), path).toMatch(/Em Dia/);
};

/** Reserved pages share one card, so one of them per layout is checked. */
const looksLikeAnother = (path: WebPath, earlier: readonly WebPath[]) =>
  isReserved(path) && earlier.some((other) => isReserved(other) && webPaths[other].layout === webPaths[path].layout);

/** Colours do not depend on the viewport, so phones are checked in one theme only. */
const expectNoBarrierInItsSize = (journey: Journey, isMobile: boolean) =>
  isMobile ? journey.expectNoBarrier() : journey.expectNoBarrierInEitherTheme();

type Visited = { readonly page: Page; readonly journey: Journey; readonly isMobile: boolean };
const visitAll = async (paths: readonly WebPath[], { page, journey, isMobile }: Visited) => {
  for (const [at, path] of paths.entries()) {
    await expectAScreen(page, path);
    if (!looksLikeAnother(path, paths.slice(0, at))) await expectNoBarrierInItsSize(journey, isMobile);
    if (isMobile) await journey.expectNothingBeside();
  }
};

test("every path for visitors opens an accessible screen [S-004] [S-005]", async ({ page, journey, isMobile }) => {
  test.setTimeout(180_000);
  await visitAll([...opened("anonymous-only"), ...opened("public")], { page, journey, isMobile });
});

test("every path for signed-in users opens an accessible screen [S-001] [S-003]", async ({ page, journey, isMobile }) => {
  test.setTimeout(180_000);
  await journey.signInAs("admin");
  await visitAll(opened("authenticated"), { page, journey, isMobile });
});

test("an unknown path or an invalid id shows the not-found page [S-014] [R-048] [R-015] [R-016] [R-019]", async ({ page, journey }) => {
  await journey.signInAs("admin");
  for (const path of [
    "/nada-aqui",
    "/projetos/editar/0",
    "/pendencias/editar/abc",
    "/treinamentos/editar-turma/-1",
    "/colaboradores/editar/-1",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Nada foi encontrado." }), path).toBeVisible();
    await expect(page.getByText("Desculpe, a página que você está procurando não foi encontrada por aqui.")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Em Dia, página inicial" }), path).toBeVisible();
  }
  await journey.expectNoBarrierInEitherTheme();
  await page.goto("/colaboradores/editar/0");
  await expect(page.getByText("Nada foi encontrado.")).toHaveCount(0);
});

test("an unknown path of the platform shows its own not-found page [S-017] [R-051]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/plataforma/nada-aqui");
  await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
});

test("guards redirect visitors to the sign-in and users to the projects [R-042] [R-043] [R-011]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  for (const path of ["/", "/projetos", "/minha-conta", "/plataforma/verify"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await journey.signInAs("admin");
  for (const path of ["/", "/login", "/login/criar-conta", "/seguranca/mfa-sms", "/confirmar-convite"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/projetos/);
  }
});

test("an e-mailed link with a code opens without a session [R-013]", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login/concluir-cadastro?mode=verifyEmail&oobCode=abc");
  await expect(page).toHaveURL(/mode=verifyEmail&oobCode=abc/);
  await page.goto("/plataforma/verify?mode=verifyEmail&oobCode=abc");
  await expect(page).toHaveURL(/\/plataforma\/verify\?/);
});

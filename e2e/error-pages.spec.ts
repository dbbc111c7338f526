import type { Page } from "@playwright/test";
import { barriersOn } from "./accessibility-checks.ts";
import { expect, signInAs, test } from "./journey.ts";

test.use({ mayComplain: true });

const somethingHappened = (page: Page) => page.getByRole("heading", { level: 1, name: "Algo aconteceu :(" });
const toTheMenu = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

/** Lets already fetched files load and aborts all others, as after a release. */
const loseTheOtherFiles = async (page: Page, seen: ReadonlySet<string>) => {
  await page.route("**/assets/*.js", (route) => (seen.has(route.request().url()) ? route.continue() : route.abort()));
};
const filesAsked = (page: Page): ReadonlySet<string> => {
  const seen = new Set<string>();
  page.on("response", (response) => void seen.add(response.url()));
  return seen;
};
/** A list response with null instead of a project, which breaks rendering. */
const poisonTheList = (page: Page) =>
  page.route(/\/api\/projects(\?|$)/, (route) =>
    route.fulfill({ json: { results: [null], meta: { itemsPerPage: 10, totalResults: 1, page: 1, lastPage: 1, totalIsExact: true } } }),
  );

test("navigation shows a progress bar only while the page loads [S-009]", { tag: "@desktop" }, async ({ page }) => {
  await signInAs(page, "admin");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  const bar = page.getByRole("progressbar", { name: "Carregando a página…" });
  await expect(bar).toBeHidden();

  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await toTheMenu(page, "/pendencias").click();
  await expect(bar).toBeVisible();
  letArrive();
  await expect(page).toHaveURL(/\/pendencias$/);
  await expect(bar).toBeHidden();
});

test("a render error shows the error page inside the layout [S-015] [R-049]", async ({ page }) => {
  await signInAs(page, "admin");
  await poisonTheList(page);
  await page.goto("/projetos");
  await expect(somethingHappened(page)).toBeVisible();
  await expect(page.getByText(/Código para o suporte: [0-9a-f]{8}/)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await page.unroute(/\/api\/projects(\?|$)/);
  const home = page.getByRole("link", { name: "Ir para página inicial" });
  await expect(home).toHaveAttribute("href", "/");
  await home.click();
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
});

test("missing chunks reload the page once, then show the error page [S-015] [R-049] [R-070]", {
  tag: "@desktop",
}, async ({ page }) => {
  const seen = filesAsked(page);
  await signInAs(page, "admin");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  await loseTheOtherFiles(page, new Set(seen));
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await toTheMenu(page, "/pendencias").click();
  await expect(somethingHappened(page)).toBeVisible();
  expect(loads).toHaveLength(1);
});

test("the page stays usable offline and loads missing data when back online [R-070] [R-183]", {
  tag: "@desktop",
}, async ({ page }) => {
  const seen = filesAsked(page);
  await signInAs(page, "admin");
  await page.goto("/pendencias?status=OPEN");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await loseTheOtherFiles(page, new Set(seen));
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await page.context().setOffline(true);
  const note = page.getByText("Sem conexão. O que está na tela continua aqui");
  await expect(note).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page
    .getByRole("list", { name: "Situação" })
    .getByRole("button", { name: /^Concluído/ })
    .click();
  await expect(page.getByRole("alert")).toContainText("verifique sua conexão");
  await page.getByRole("button", { name: "Atalhos da lista" }).click();

  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(note).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Atalhos da lista" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("row").nth(1)).toContainText("Concluído");
  expect(loads).toEqual([]);
});

test("a plain error page appears if the error page cannot load [S-016] [R-050]", async ({ page }) => {
  const seen = filesAsked(page);
  await signInAs(page, "admin");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  await loseTheOtherFiles(page, new Set(seen));
  await poisonTheList(page);
  // The page may reload itself because of a missing file, which cancels this navigation.
  await page.goto("/projetos", { waitUntil: "commit" }).catch(() => undefined);
  const plain = page.getByRole("alert").filter({ has: somethingHappened(page) });
  await expect(plain).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await page.unrouteAll();
  await plain.getByRole("link", { name: "Ir para página inicial" }).click();
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
});

test("failed counts show a message with a retry [S-070]", { tag: "@desktop" }, async ({ page }) => {
  await signInAs(page, "admin");
  const isCounts = /\/api\/pendencies\/totals/;
  await page.route(isCounts, (route) => route.abort());
  await toTheMenu(page, "/pendencias").click();
  const tabs = page.getByRole("list", { name: "Situação" });
  const lack = page.getByRole("alert").filter({ hasText: "Não foi possível contar." });
  await expect(lack).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.unroute(isCounts);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(lack).toHaveCount(0);
  await expect(tabs).toBeFocused();
  await expect(tabs.getByRole("button", { name: /^Todas\s*[\d.]+$/ })).toBeVisible();
});

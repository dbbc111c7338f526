import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const SHIFT_MAX = 0.03;
/** First visits load everything and shift most. */
test.use({ newHere: true });

/** Cumulative layout shift measured by the browser, without shifts after input. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) total += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );

test("the sign-in page has no layout shift while it loads [S-018]", async ({ page }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAX);
});

test("the project list has no layout shift while its rows load [S-051]", async ({ page, journey }) => {
  await journey.signInAs("admin", "/projetos");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Ampliação da britagem primária")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAX);
});

test("the pendency list has no layout shift while its rows load [S-070]", async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAX);
});

test("a pendency has no layout shift while documents and questions load [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const toReview = async (role: "analyst" | "supplier") => {
    const api = await journey.apiAs(role);
    return (await api("GET /pendencies")({ query: { status: ["IN_REVISION"], itemsPerPage: 100 } })).answer.results;
  };
  const sent = await toReview("supplier");
  const pendency = (await toReview("analyst")).find(({ id }) => sent.some((one) => one.id === id));
  if (!pendency) throw new Error("nothing waits to be reviewed");
  const opened = [
    ["analyst", ""],
    // The review queue loads later.
    ["analyst", "?status=IN_REVISION"],
    ["supplier", ""],
  ] as const;
  for (const [role, from] of opened) {
    await journey.signInAs(role, `/pendencias/editar/${pendency.id}${from}`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1, name: pendency.name })).toBeVisible();
    await expect(page.getByRole("region", { name: "Documentos enviados" }).getByRole("tab").first()).toBeVisible();
    expect(await layoutShift(page), `${role} ${from}`).toBeLessThanOrEqual(SHIFT_MAX);
  }
});

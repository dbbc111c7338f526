import type { Page } from "@playwright/test";
import type { Role } from "../apps/api/demo/accounts/cast.ts";
import { expect, type Journey, test } from "./journey.ts";

/** A fake clock cannot be removed from a browser context. */
test.use({ newHere: true });

/** Expects no request while the user types, and exactly one 500 ms after the last key. */
const expectAskedOnce = async (page: Page, { search, rows }: { readonly search: string; readonly rows: RegExp }): Promise<URL> => {
  const requests: URL[] = [];
  const field = page.getByRole("searchbox", { name: search });
  await expect(field).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 2_000);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (rows.test(url.pathname) && request.method() === "GET") requests.push(url);
  });
  for (const text of ["a", "an"]) {
    await field.fill(text);
    await page.clock.runFor(450);
    expect(requests).toEqual([]);
  }
  // Extra time for the timers that deliver the rows to the page.
  await page.clock.runFor(100);
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(2_000);
  expect(requests).toHaveLength(1);
  const [url] = requests;
  if (!url) throw new Error("nothing was asked");
  return url;
};

type List = { readonly role: Role; readonly path: string; readonly search: string; readonly rows: RegExp };
const expectDebounced = async (page: Page, journey: Journey, { role, path, ...list }: List): Promise<URL> => {
  await page.clock.install();
  await journey.signInAs(role, path);
  return expectAskedOnce(page, list);
};

test("the member search requests once, 500 ms after the last key [S-062] [R-233]", { tag: "@desktop" }, async ({ page, journey }) => {
  const rows = /\/companies\/\d+\/accounts$/;
  const url = await expectDebounced(page, journey, {
    role: "admin",
    path: "/minha-conta?secao=usuarios",
    search: "Buscar pessoa ou convite",
    rows,
  });
  expect(url.searchParams.get("query")).toBe("an");
});

test("the restriction search requests once, 500 ms after the last key [S-092] [R-233]", { tag: "@desktop" }, async ({ page, journey }) => {
  const path = "/minha-conta?secao=colaboradores-restritos";
  const url = await expectDebounced(page, journey, { role: "admin", path, search: "Nome", rows: /\/restricted-employee$/ });
  expect([...url.searchParams.values()]).toContain("an");
});

test("the supplier search requests ten rows once, 500 ms after typing [S-051] [R-234]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const api = await journey.apiAs("admin");
  const { results } = (await api("GET /projects")({})).answer;
  const open = results.find(({ projectIsBlocked, isDraft }) => !projectIsBlocked && !isDraft);
  const path = `/projetos/editar/${open?.id}?secao=fornecedores`;
  const url = await expectDebounced(page, journey, {
    role: "admin",
    path,
    search: "Buscar fornecedor",
    rows: /\/projects\/\d+\/companies$/,
  });
  expect([url.searchParams.get("query"), url.searchParams.get("itemsPerPage")]).toEqual(["an", "10"]);
});

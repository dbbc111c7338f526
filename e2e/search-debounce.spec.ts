import type { Page } from "@playwright/test";
import type { Role } from "../apps/api/demo/accounts/cast.ts";
import { expect, type Journey, test } from "./journey.ts";

/** Whoever turns the clock of a browser turns it for good. */
test.use({ newHere: true });

/** What a search asks for, and when: nothing while the hands are at work, and once when they have rested for half a second. */
const expectAskedOnce = async (page: Page, { search, rows }: { readonly search: string; readonly rows: RegExp }): Promise<URL> => {
  const asked: URL[] = [];
  const field = page.getByRole("searchbox", { name: search });
  await expect(field).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 2_000);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (rows.test(url.pathname) && request.method() === "GET") asked.push(url);
  });
  for (const text of ["a", "an"]) {
    await field.fill(text);
    await page.clock.runFor(450);
    expect(asked).toEqual([]);
  }
  // A little is left for the timers that pass the rows on to the page.
  await page.clock.runFor(100);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(2_000);
  expect(asked).toHaveLength(1);
  const [url] = asked;
  if (!url) throw new Error("nothing was asked");
  return url;
};

type List = { readonly role: Role; readonly path: string; readonly search: string; readonly rows: RegExp };
const restOf = async (page: Page, journey: Journey, { role, path, ...list }: List): Promise<URL> => {
  await page.clock.install();
  await journey.signInAs(role, path);
  return expectAskedOnce(page, list);
};

test("the list of people asks once, half a second after the last key [S-062] [R-233]", { tag: "@desktop" }, async ({ page, journey }) => {
  const rows = /\/companies\/\d+\/accounts$/;
  const url = await restOf(page, journey, { role: "admin", path: "/minha-conta?secao=usuarios", search: "Buscar pessoa ou convite", rows });
  expect(url.searchParams.get("query")).toBe("an");
});

test("the list of whom a company keeps out asks once, half a second after the last key [S-092] [R-233]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  const path = "/minha-conta?secao=colaboradores-restritos";
  const url = await restOf(page, journey, { role: "admin", path, search: "Nome", rows: /\/restricted-employee$/ });
  expect([...url.searchParams.values()]).toContain("an");
});

test("the suppliers of a project are asked for once, ten at a time, half a second after the last key [S-051] [R-234]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const api = await journey.apiAs("admin");
  const { results } = (await api("GET /projects")({})).answer;
  const open = results.find(({ projectIsBlocked, isDraft }) => !projectIsBlocked && !isDraft);
  const path = `/projetos/editar/${open?.id}?secao=fornecedores`;
  const url = await restOf(page, journey, { role: "admin", path, search: "Buscar fornecedor", rows: /\/projects\/\d+\/companies$/ });
  expect([url.searchParams.get("query"), url.searchParams.get("itemsPerPage")]).toEqual(["an", "10"]);
});

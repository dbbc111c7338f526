import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { cast } from "../apps/api/demo/accounts/cast.ts";
import { apiClient } from "../apps/api/test/api-client.ts";
import { dayFromNow } from "../apps/api/test/days.ts";
import { documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { startProduct } from "../apps/api/test/product.ts";
import { beginSession, keepSession } from "../e2e/begin-session.ts";
import { findChromium } from "../tools/chromium.mjs";
import { run } from "../tools/run-step.mjs";
import { heldMb, type Step, stepBy, untilFirstPage } from "./browser/desk-walk.ts";
import { atMost, type Report } from "./measuring/report.ts";
import { median, percentile } from "./measuring/statistics.ts";

const STEPS = 98;
const LOOK_MS = 500;
const DRAWING_MS = 2_000;
const VISITS = 5;
const PAGES = 50;
const WAITING = "status=IN_REVISION&itemsPerPage=100";

type Long = { readonly id: number; readonly projectId: number };

/** Sends a long document as the supplier. */
const sendLong = async (address: string): Promise<Long> => {
  const supplier = apiClient(address, (await beginSession(address, cast.supplier.email)).token);
  const { results } = (await supplier("GET /pendencies")({ query: { status: ["OPEN"], itemsPerPage: 100 } })).answer;
  const file = new Blob([new Uint8Array(await printed("Dossiê", { pages: PAGES }))], { type: "application/pdf" });
  for (const { id, project } of results) {
    const told = { name: "dossie.pdf", issueDate: dayFromNow(-10), expirationDate: dayFromNow(300) };
    const { status } = await supplier("POST /pendencies/{id}/documents")({ id, body: documentForm(file, told) });
    if (status !== 201) continue;
    if ((await supplier("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status === 200)
      return { id, projectId: project.id };
  }
  throw new Error("nothing is asked of the supplier that could be sent");
};

/** Steps through the queue and pauses at each pendency. */
const walk = async (page: Page, key: "j" | "k"): Promise<readonly Step[]> => {
  const steps: Step[] = [];
  for (let at = 0; at < STEPS; at += 1) {
    await page.waitForTimeout(LOOK_MS);
    steps.push(await stepBy(page, key));
  }
  return steps;
};

/** Waits until the demo documents are drawn, because the job draws them after the start. */
const waitUntilDrawn = async (address: string): Promise<void> => {
  const analyst = apiClient(address, (await beginSession(address, cast.analyst.email)).token);
  const { results } = (await analyst("GET /pendencies")({ query: { status: ["IN_REVISION"], itemsPerPage: 100 } })).answer;
  for (const { id } of results)
    while ((await analyst("GET /pendencies/{id}/documents")({ id })).answer.results.length === 0) await wait(DRAWING_MS);
};

const inBrowser = async <T>(address: string, look: (page: Page) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 }, locale: "pt-BR" });
    await keepSession(page, await beginSession(address, cast.analyst.email));
    return await look(page);
  } finally {
    await browser.close();
  }
};

/** Opens the long document in a new browser without a cache. */
const openLong = (address: string, { id, projectId }: Long): Promise<number> =>
  inBrowser(address, async (page) => {
    await page.goto(`/pendencias?project=${projectId}&${WAITING}`);
    await page.locator(`a[href^='/pendencias/editar/${id}']`).first().waitFor();
    await page.waitForTimeout(LOOK_MS);
    return untilFirstPage(page, `/pendencias/editar/${id}`);
  });

const walkBothWays = (address: string) =>
  inBrowser(address, async (page) => {
    await page.goto(`/pendencias?${WAITING}`);
    await page.locator("a[href^='/pendencias/editar/']").first().click();
    await page.locator("[data-viewer]").waitFor();
    const there = await walk(page, "j");
    const halfway = await heldMb(page);
    return { steps: [...there, ...(await walk(page, "k"))], halfway, held: await heldMb(page) };
  });

const measure = async (address: string) => {
  await waitUntilDrawn(address);
  const long = await sendLong(address);
  const walked = await walkBothWays(address);
  const openings: number[] = [];
  for (let at = 0; at < VISITS; at += 1) openings.push(await openLong(address, long));
  return { ...walked, openings };
};

const build = async () => {
  const { code, output } = await run("vite", ["build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) throw new Error(`the web could not be built: ${output}`);
};

/** Measures how soon the reviewer sees the next document, and the memory of the tab. */
export const benchReview = async (): Promise<Report> => {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), "emdia-bench-review-"));
  const product = await startProduct(dataDir);
  const { steps, halfway, held, openings } = await measure(product.address).finally(product.stop);
  await rm(dataDir, { recursive: true, force: true });
  const [told, seen] = [steps.map((step) => step.told), steps.map((step) => step.seen)];
  const row = (what: string, values: readonly number[]) => ({ what, "median ms": median(values), "p95 ms": percentile(values, 0.95) });
  const rows = [
    row("key to the next pendency", told),
    row("key to its first page", seen),
    row(`click to the first of ${PAGES} pages`, openings),
  ];
  const memory = [
    { steps: STEPS, MB: halfway },
    { steps: steps.length, MB: held },
  ];
  return {
    bench: "review",
    tables: [
      { title: `${steps.length} steps through the queue, and ${VISITS} openings of a long document`, rows },
      { title: "What the tab holds", rows: memory },
    ],
    budgets: [
      atMost("from key press to the next pendency, median, in ms,", median(told), 150),
      atMost("from key press to its first page, median, in ms,", median(seen), 150),
      atMost(`from a click to the first of ${PAGES} pages, median, in ms,`, median(openings), 700),
      atMost("memory after all steps is, times that after half of them,", held / halfway, 1.1),
    ],
  };
};

import { randomUUID } from "node:crypto";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { cast, DEMO_PASSWORD } from "../../apps/api/demo/accounts/cast.ts";
import { findChromium } from "../../tools/chromium.mjs";
import { median } from "../measuring/statistics.ts";

/**
 * Milliseconds from the tap to the first usable field of a wizard page: for a user who reads each page for a moment, which allows
 * prefetching, and for one who fills it in at once (`hasty`).
 */
export type FirstInput = { readonly page: string; readonly ms: number; readonly hasty: number };
type Timed = { readonly page: string; readonly ms: number };

const LOOK_MS = 2_000;

/** Lighthouse's mobile profile: slow 4G and a CPU slowdown of four. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1_024 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const PROCESSOR_SLOWDOWN = 4;
const onSlowPhone = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // Clears files that were cached at full speed.
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
};

/** Measures in the page, from the time stamp of the click. A field counts once it is painted, enabled and the event loop is free. */
const untilField = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (asked) =>
      new Promise<number>((resolve) => {
        addEventListener("click", ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
        const look = (from: number) => {
          const field = document.querySelector<HTMLInputElement>(asked);
          if (!field || field.matches(":disabled")) return requestAnimationFrame(() => look(from));
          return setTimeout(() => resolve(performance.now() - from));
        };
      }),
    selector,
  );

type Way = { readonly page: string; readonly field: string; readonly fill: (page: Page) => Promise<void> };
const filled = (field: Locator, text: string) => field.fill(text);
/** Wizard pages with their first field and the input before the next page. */
const ways: readonly Way[] = [
  {
    page: "1, from the list",
    field: "[data-field=name]",
    fill: async (page) => {
      await filled(page.getByRole("textbox", { name: "Nome do projeto" }), `Medição ${randomUUID()}`);
      await filled(page.getByLabel("Início"), "2026-11-01");
    },
  },
  { page: "2", field: "[data-field=locations]", fill: (page) => page.getByRole("checkbox", { name: /Mina Pico Azul/ }).check() },
  {
    page: "3",
    field: "[data-field=suppliers]",
    fill: async (page) => {
      await filled(page.getByRole("searchbox", { name: "Buscar fornecedor" }), "ipe andaimes");
      await page.getByRole("list", { name: "Empresas encontradas" }).getByRole("button", { name: "Adicionar" }).first().click();
      await page.getByRole("checkbox", { name: "STP" }).check();
    },
  },
  {
    page: "4",
    field: "[data-field=analysisDays]",
    fill: async (page) => {
      await filled(page.getByRole("textbox", { name: "Prazo da análise, em dias" }), "5");
      await filled(page.getByRole("textbox", { name: "Prazo da reanálise, em dias" }), "2");
    },
  },
  { page: "5", field: "[data-field=startReference] select", fill: async () => undefined },
];

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(cast.admin.email);
  await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("link", { name: "Novo projeto" }).waitFor();
};

/** One visit with an empty cache, from the list through all pages of a new project. */
const walk = async (browser: Browser, address: string, lookMs: number): Promise<readonly Timed[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "pt-BR" });
  const page = await context.newPage();
  await signIn(page, address);
  await onSlowPhone(page);
  await page.reload();
  await page.getByRole("link", { name: "Novo projeto" }).waitFor();
  const measured: Timed[] = [];
  for (const { page: name, field, fill } of ways) {
    await page.waitForTimeout(lookMs);
    const until = untilField(page, field);
    const isFirst = measured.length === 0;
    await (isFirst ? page.getByRole("link", { name: "Novo projeto" }) : page.getByRole("button", { name: "Salvar e continuar" })).click();
    measured.push({ page: name, ms: await until });
    await fill(page);
  }
  await context.close();
  return measured;
};

/** The median over several walks, per page. */
export const firstInputs = async (address: string, walks: number): Promise<readonly FirstInput[]> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const looking: (readonly Timed[])[] = [];
    const hasty: (readonly Timed[])[] = [];
    for (let at = 0; at < walks; at += 1) {
      looking.push(await walk(browser, address, LOOK_MS));
      hasty.push(await walk(browser, address, 0));
    }
    const medianAt = (all: readonly (readonly Timed[])[], at: number) =>
      Math.round(median(all.map((walked) => walked[at]?.ms ?? Number.NaN)));
    return ways.map(({ page }, at) => ({ page, ms: medianAt(looking, at), hasty: medianAt(hasty, at) }));
  } finally {
    await browser.close();
  }
};

import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** How long it was from a key to the next pendency, and to the first page of its document, in ms. */
export type Step = { readonly told: number; readonly seen: number };

const PATIENCE_MS = 20_000;

/** A document that never shows ends the run with its address. */
const inTime = async <T>(measured: Promise<T>, page: Page): Promise<T> => {
  const late = wait(PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(new Error(`nothing was shown at ${page.url()}`)));
  return Promise.race([measured, late]);
};

/**
 * Asked in the page itself, whose clock starts with the key: something counts once a frame with it is painted and the page listens again.
 * The document is seen when its first page is drawn, or its picture, or what is said instead of it. The page listens before the key is
 * pressed, and is asked for what it heard afterwards.
 */
export const stepBy = async (page: Page, key: "j" | "k"): Promise<Step> => {
  const listening = await page.evaluateHandle(() => {
    const FACE = "[data-viewer] [data-page='1'] canvas, [data-viewer] img, [data-viewer] [role=tabpanel] p";
    const [address, before] = [location.pathname, document.querySelector(FACE)];
    const painted = (from: number, isThere: () => boolean, done: (ms: number) => void): unknown => {
      if (!isThere()) return requestAnimationFrame(() => painted(from, isThere, done));
      return requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
    };
    const isTold = () => location.pathname !== address && document.querySelector("[data-viewer]") !== null;
    const isSeen = () => {
      const face = document.querySelector(FACE);
      return isTold() && face !== null && face !== before;
    };
    const step = new Promise<Event>((hear) => document.addEventListener("keydown", hear, { capture: true, once: true })).then(
      async ({ timeStamp }) => {
        const until = (isThere: () => boolean) => new Promise<number>((resolve) => painted(timeStamp, isThere, resolve));
        const [told, seen] = await Promise.all([until(isTold), until(isSeen)]);
        return { told, seen };
      },
    );
    return { step };
  });
  await page.keyboard.press(key);
  return inTime(
    listening.evaluate(({ step }) => step),
    page,
  );
};

const MB = 1e6;

/** What the tab holds once nothing is left to be thrown away. */
export const heldMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / MB;
};

/** From the click on a row of a list to the first page of its document, in ms. */
export const untilFirstPage = async (page: Page, row: string): Promise<number> => {
  const listening = await page.evaluateHandle(() => {
    const opening = new Promise<number>((resolve) => {
      const look = (from: number): unknown => {
        if (document.querySelector("[data-viewer] [data-page='1'] canvas") === null) return requestAnimationFrame(() => look(from));
        return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      };
      addEventListener("click", ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
    return { opening };
  });
  await page.locator(`a[href^='${row}']`).first().click();
  return inTime(
    listening.evaluate(({ opening }) => opening),
    page,
  );
};

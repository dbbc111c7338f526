import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** Milliseconds from a key press to the next pendency, and to the first page of its document. */
export type Step = { readonly told: number; readonly seen: number };

const PATIENCE_MS = 20_000;

/** Fails with the page's address if a document never appears. */
const inTime = async <T>(measured: Promise<T>, page: Page): Promise<T> => {
  const late = wait(PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(new Error(`nothing was shown at ${page.url()}`)));
  return Promise.race([measured, late]);
};

/**
 * Measures in the page, from the time stamp of the key event. A state counts once it is painted and the event loop is free. A document is
 * visible with its first page, its image, or a message. The listener is attached before the key press and read afterwards.
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

/** JavaScript heap in use after a garbage collection. */
export const heldMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / MB;
};

/** Milliseconds from a click on a list row to the first page of its document. */
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

import type { Browser, BrowserContext } from "@playwright/test";

const kept = new WeakMap<Browser, Promise<BrowserContext>>();

/**
 * One context for all journeys of a browser, one after the other: what it has fetched and compiled of the product it need not fetch and
 * compile anew for each, which took longer than many of them.
 */
export const keptContext = (browser: Browser): Promise<BrowserContext> => {
  const context = kept.get(browser) ?? browser.newContext();
  kept.set(browser, context);
  return context;
};

/** Leaves a blank page to whoever comes next, and nothing of whoever was here: no page, no session, no answer made up for them. */
export const forgetWhoWasHere = async (context: BrowserContext, origin: string): Promise<void> => {
  const left = context.pages();
  const blank = await context.newPage();
  await Promise.all(left.map((page) => page.close()));
  await Promise.all([context.unrouteAll(), context.clearCookies(), context.clearPermissions()]);
  const browserItself = await context.newCDPSession(blank);
  await browserItself.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage,service_workers" });
  await browserItself.detach();
};

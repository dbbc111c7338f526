import type { Browser, BrowserContext } from "@playwright/test";

const contexts = new WeakMap<Browser, Promise<BrowserContext>>();

/** One browser context for all journeys of a browser, because loading and compiling the product again takes longer than many of them. */
export const keptContext = (browser: Browser): Promise<BrowserContext> => {
  const context = contexts.get(browser) ?? browser.newContext();
  contexts.set(browser, context);
  return context;
};

/** Resets the shared context: closes all pages but a blank one, and clears routes, cookies, permissions and storage. */
export const forgetWhoWasHere = async (context: BrowserContext, origin: string): Promise<void> => {
  const left = context.pages();
  const blank = await context.newPage();
  await Promise.all(left.map((page) => page.close()));
  await Promise.all([context.unrouteAll(), context.clearCookies(), context.clearPermissions()]);
  const browserItself = await context.newCDPSession(blank);
  await browserItself.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage,service_workers" });
  await browserItself.detach();
};

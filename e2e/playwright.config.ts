import { defineConfig, devices } from "@playwright/test";

/** Set by the global setup before the workers read it. */
const chromium = process.env.CHROME_PATH;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../.data/journeys",
  globalSetup: "./start-product.ts",
  fullyParallel: true,
  // One worker more than processors, because a journey often waits for the page.
  workers: 3,
  // Retried journeys are listed at the end of the run (docs/decisions/0022).
  retries: 1,
  // Generous for busy machines; it does not delay passing journeys.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ["--no-sandbox", "--disable-gpu"] },
  },
  projects: [
    // Desktop uses reduced motion, which saves animation time; phone uses full motion.
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
    },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, locale: "pt-BR" },
    },
  ],
});

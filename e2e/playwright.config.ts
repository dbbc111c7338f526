import { defineConfig, devices } from "@playwright/test";

/** Found by the setup before any worker reads this. */
const chromium = process.env.CHROME_PATH;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../.data/journeys",
  globalSetup: "./start-product.ts",
  fullyParallel: true,
  // One more than there are processors to reckon with: a journey waits for the page as long as it works.
  workers: 3,
  // Named at the end of the run when it was needed (docs/decisions/0022).
  retries: 1,
  // For a machine that does much else: whatever is in time ends no later for it.
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
    // At a desk as for whoever asks their system for less movement, which saves what opens and closes there; on a phone as for everybody else.
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

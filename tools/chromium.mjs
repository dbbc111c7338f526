// Finds or installs a Chromium: CHROME_PATH, usual names on the PATH, Playwright's own, Debian's package, Playwright's download.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const onThePath = () => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};
const playwrightsOwn = async () => {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};
const find = async () => {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return onThePath() ?? (existsSync(macPath) ? macPath : await playwrightsOwn());
};

const succeeds = (command, args) => spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
const installDebians = () =>
  process.getuid?.() === 0 &&
  succeeds("apt-get", ["update", "-qq"]) &&
  succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
const installPlaywrights = () =>
  succeeds(join(import.meta.dirname, "../node_modules/.bin/playwright"), ["install", "chromium-headless-shell"]);

export const findChromium = async () => {
  const found = await find();
  if (found) return found;
  if (!process.env.CHROME_PATH) {
    console.log("No Chromium was found; installing one.");
    if (installDebians() || installPlaywrights()) {
      const installed = await find();
      if (installed) return installed;
    }
  }
  throw new Error("no Chromium was found and none could be installed: install one, or set CHROME_PATH to its program");
};

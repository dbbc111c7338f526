import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { cast, DEMO_PASSWORD } from "../../apps/api/demo/accounts/cast.ts";
import { findChromium } from "../../tools/chromium.mjs";

/** A browser with a persistent profile and a debugging port for Lighthouse. */
export type Visitor = { readonly port: number; readonly signIn: (address: string) => Promise<void>; readonly close: () => Promise<void> };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const place = server.address();
      server.close(() => (typeof place === "object" && place ? resolve(place.port) : reject(new Error("no port is free"))));
    });
  });

export const openVisitor = async (): Promise<Visitor> => {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "emdia-bench-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    locale: "pt-BR",
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  return {
    port,
    signIn: async (address) => {
      const page = await context.newPage();
      await page.goto(`${address}/login`);
      await page.getByRole("textbox", { name: "E-mail" }).fill(cast.admin.email);
      await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
      await page.getByRole("button", { name: "Entrar", exact: true }).click();
      await page.waitForURL(/\/projetos/);
      await page.close();
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
};

// Development servers: the API restarts on source changes, and Vite reloads the browser.
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { root } from "./install.mjs";
import { runProgram } from "./run-program.mjs";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";
import { SERVER_FLAGS } from "./server-flags.mjs";

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Vite listens on the public port and proxies /api to the API. */
const develop = async () => {
  const webPort = process.env.PORT ?? "3000";
  const apiPort = String(await freePort());
  const publicUrl = process.env.EMDIA_PUBLIC_URL ?? `http://localhost:${webPort}`;
  const api = { ...process.env, PORT: apiPort, EMDIA_PUBLIC_URL: publicUrl };
  const web = { ...process.env, PORT: apiPort, WEB_PORT: webPort };
  const codes = await Promise.all([
    runProgram(process.execPath, [...SERVER_FLAGS, "--watch", "--watch-preserve-output", "apps/api/src/main.ts"], { cwd: root, env: api }),
    runProgram(process.execPath, ["node_modules/vite/bin/vite.js", "apps/web", "--strictPort"], { cwd: root, env: web }),
  ]);
  process.exitCode = Math.max(...codes);
};

await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url)))) await develop();

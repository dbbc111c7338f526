import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";
import { runProgram } from "./run-program.mjs";

const SOURCES = ["apps/web/src", "apps/web/public", "apps/web/build", "packages/contract/src"];
const SINGLE_SOURCES = ["apps/web/index.html", "apps/web/vite.config.ts", "package-lock.json"];
const page = join(root, "apps/web/dist/index.html");
const built = join(root, "node_modules", ".emdia-web-sources");

const filesIn = (folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)) : [];

/** Fingerprint by size and mtime, because hashing all sources at every start would be slow. */
const fingerprint = () => {
  const hash = createHash("sha256");
  for (const file of [...SOURCES.flatMap(filesIn), ...SINGLE_SOURCES].sort()) {
    const { size, mtimeMs } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
};

/** Builds the web app unless its sources are unchanged. Needs the pinned Node. */
export const ensureWebBuilt = async () => {
  const sources = fingerprint();
  if (existsSync(page) && existsSync(built) && readFileSync(built, "utf8") === sources) return;
  process.stdout.write("Building the web…\n");
  const code = await runProgram(process.execPath, ["node_modules/vite/bin/vite.js", "build", "apps/web", "--logLevel", "warn"], {
    cwd: root,
  });
  if (code !== 0) {
    const { StartFailure } = await import("../apps/api/src/platform/config/start-failure.ts");
    throw new StartFailure("The web could not be built: see what is written above, correct it and start again.");
  }
  writeFileSync(built, sources);
};

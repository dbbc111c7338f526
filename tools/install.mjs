import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endWith } from "./end-with.mjs";
import { runProgram } from "./run-program.mjs";

/** Installs the packages of the lock file if they have changed. */
const OLDEST_NODE = 20;
export const root = fileURLToPath(new URL("..", import.meta.url));
const installed = join(root, "node_modules", ".emdia-lock-hash");

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** State of the installation: lock file and platform, because two machines may share a checkout. */
const wanted = () => {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform} ${process.arch}\n`;
};

/** The npm that started this script, with its Node. The one in node_modules is about to be replaced. */
const findNpm = () => {
  const { npm_execpath: program = "", npm_node_execpath: node, PATH = "" } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(join(root, "node_modules")));
  const env = { ...process.env, PATH: path.join(delimiter) };
  return basename(program) === "npm-cli.js" && node ? { command: node, first: [program], env } : { command: "npm", first: [], env };
};

let replaced = false;
/** Whether the running Node may have been replaced. */
export const hasJustInstalled = () => replaced;

/** Runs `npm ci` unless the installation matches the lock file. */
export const ensureInstalled = async () => {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    endWith(
      `Em Dia needs Node ${OLDEST_NODE} or later to begin with, and this is ${process.version}: install a later one and start again.`,
    );
  }
  if (read(installed) === wanted()) return;

  process.stdout.write("Installing what package-lock.json names…\n");
  const { command, first, env } = findNpm();
  const code = await runProgram(command, [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root, env }).catch(
    (error) => endWith(`npm cannot be run (${error.message}): install it and start again.`),
  );
  if (code !== 0) endWith("npm could not install what package-lock.json names: see what it wrote above, and start again.");
  writeFileSync(installed, wanted());
  replaced = true;
};

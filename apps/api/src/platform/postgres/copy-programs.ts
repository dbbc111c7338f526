import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";

const LibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Creates the library links of the package, because npm may have skipped its install script. */
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

/** Whether this user owns the folder and no other user can write to it: in a shared folder another user could have planted programs. */
const isOurs = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
};

/** Copies the programs unless a trusted copy exists. Undefined if the copy fails or is untrusted. */
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

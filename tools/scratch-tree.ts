import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type ScratchTree = { readonly root: string; readonly remove: () => Promise<void> };

/** A temporary folder with these files, for tools that read whole trees. */
export const scratchTree = async (files: { readonly [path: string]: string }): Promise<ScratchTree> => {
  const root = await realpath(await mkdtemp(join(tmpdir(), "emdia-laws-")));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
};

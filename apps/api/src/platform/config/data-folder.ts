import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explainFailureAt, hasCode } from "./file-failure.ts";

/** Makes the data folder if it is not there, and finds out now, not in the middle of the first request, whether it takes files. */
export const prepareDataFolder = async (dataDir: string): Promise<void> => {
  const probe = join(dataDir, "writable.probe");
  await mkdir(dataDir, { recursive: true }).catch(explainFailureAt(dataDir));
  await writeFile(probe, "").catch(explainFailureAt(dataDir));
  await rm(probe, { force: true });
};

const writeDraft = async (path: string, text: string): Promise<string> => {
  const draft = `${path}.${randomUUID()}.draft`;
  const file = await open(draft, "wx", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  return draft;
};

/** A file of this installation's own: whole or not there at all, and for nobody else to read. */
export const keepFile = async (path: string, text: string): Promise<void> => {
  const write = async () => rename(await writeDraft(path, text), path);
  await write().catch(explainFailureAt(path));
};

export const readKeptFile = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return undefined;
    return explainFailureAt(path)(error);
  });

/** The first text that anybody keeps under this name stays: of two starts at once, both get the same one back. */
export const writeIfAbsent = async (path: string, text: string): Promise<string> => {
  const write = async () => {
    const draft = await writeDraft(path, text);
    await link(draft, path).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST")) throw error;
    });
    await rm(draft, { force: true });
  };
  await write().catch(explainFailureAt(path));
  return (await readKeptFile(path)) ?? text;
};

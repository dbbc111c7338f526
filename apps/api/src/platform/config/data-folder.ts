import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explainFailureAt, hasCode } from "./file-failure.ts";

/** Creates the data folder and checks at the start that it is writable, so that no request fails later. */
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

/** Writes a private file (mode 0600) atomically: to a draft, then renamed. */
export const keepFile = async (path: string, text: string): Promise<void> => {
  const write = async () => rename(await writeDraft(path, text), path);
  await write().catch(explainFailureAt(path));
};

export const readKeptFile = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return undefined;
    return explainFailureAt(path)(error);
  });

/** Writes the file unless it exists, and returns its content. The first of two concurrent starts wins; both get the same text. */
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

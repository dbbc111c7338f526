import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explainFailureAt } from "./file-failure.ts";

/** Makes the data folder if it is not there, and finds out now, not in the middle of the first request, whether it takes files. */
export const prepareDataFolder = async (dataDir: string): Promise<void> => {
  const probe = join(dataDir, "writable.probe");
  await mkdir(dataDir, { recursive: true }).catch(explainFailureAt(dataDir));
  await writeFile(probe, "").catch(explainFailureAt(dataDir));
  await rm(probe, { force: true });
};

/** A file of this installation's own, such as its secret: whole or not there at all, and for nobody else to read. */
export const keepFile = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.draft`;
  const write = async () => {
    await rm(draft, { force: true });
    const file = await open(draft, "wx", 0o600);
    await file.writeFile(text);
    await file.sync();
    await file.close();
    await rename(draft, path);
  };
  await write().catch(explainFailureAt(path));
};

export const readKeptFile = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    return explainFailureAt(path)(error);
  });

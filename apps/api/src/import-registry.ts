import { resolve } from "node:path";
import { importRegistry } from "./modules/companies/index.ts";
import { explainFullDisk } from "./platform/config/file-failure.ts";
import { readSettings } from "./platform/config/settings.ts";
import { StartFailure } from "./platform/config/start-failure.ts";
import { createCleanupStack } from "./start/create-cleanup-stack.ts";
import { registryDatabase } from "./start/registry-database.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const sentenceOf = (error: unknown): string => {
  const failure = error instanceof StartFailure ? error : explainFullDisk(error);
  const message = error instanceof Error ? error.message : String(error);
  return failure?.sentence ?? `The import was stopped: ${message}. Start it again with the same folder, and it goes on where it was.`;
};

/** Runs the import and undoes the started parts in any case. Ctrl-C stops it; the next run continues. */
const run = async (folder: string): Promise<void> => {
  const settings = readSettings(process.env);
  if (!settings.ok) throw new StartFailure(settings.sentence);
  const undo = createCleanupStack();
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(new StartFailure("Stopped: start the import again with the same folder, and it goes on where it was."));
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const work = async () => importRegistry(await registryDatabase(settings.value, undo), resolve(folder), { say });
  try {
    await Promise.race([work(), stopped.promise]);
  } finally {
    await undo.all();
  }
};

const [folder] = process.argv.slice(2);
const begun = folder
  ? run(folder)
  : Promise.reject(new StartFailure("Say where the files are: npm run registry:import -- <folder of the zips of Receita Federal>"));
await begun.then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  },
);

import { readSettings } from "./platform/config/settings.ts";
import { StartFailure } from "./platform/config/start-failure.ts";
import { connectAsOwner } from "./platform/database/connect-as-owner.ts";
import { formatDeadJobs, listDeadJobs } from "./platform/jobs/dead-jobs.ts";
import { runningEmbedded } from "./start/running-database.ts";

/** Command for operators: lists the dead jobs of the running product. */
const deadJobsText = async (): Promise<string> => {
  const settings = readSettings(process.env);
  if (!settings.ok) throw new StartFailure(settings.sentence);
  const { databaseUrl, dataDir } = settings.value;
  const url = databaseUrl ?? (await runningEmbedded(settings.value));
  if (!url) throw new StartFailure(`No Em Dia runs in ${dataDir}: start it, or choose its folder with EMDIA_DATA_DIR, and ask again.`);
  const owner = await connectAsOwner(url);
  try {
    return formatDeadJobs(await listDeadJobs(owner));
  } finally {
    await owner.end();
  }
};

await deadJobsText().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${error instanceof StartFailure ? error.sentence : `The jobs cannot be read (${message}): start Em Dia once.`}\n`,
    );
    process.exitCode = 1;
  },
);

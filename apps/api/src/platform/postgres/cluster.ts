import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { keepFile, readKeptFile } from "../config/data-folder.ts";
import { explainFailureAt } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";
import { explainOutput } from "./explain-output.ts";
import { handOver, insideOf, runAs, type ServerUser } from "./server-user.ts";

export const OWNER = "emdia_owner";

/** Files of the embedded server in the data folder. All except the cluster folder belong to the user who starts the product. */
export type Cluster = {
  readonly folder: string;
  readonly log: string;
  readonly passwordFile: string;
  readonly portFile: string;
};
export const clusterIn = (dataDir: string): Cluster => ({
  folder: join(dataDir, "postgres"),
  log: join(dataDir, "postgres.log"),
  passwordFile: join(dataDir, "postgres.password"),
  portFile: join(dataDir, "postgres.port"),
});

export const ownerPassword = async ({ passwordFile, folder }: Cluster): Promise<string> => {
  const password = await readKeptFile(passwordFile);
  if (password) return password;
  throw new StartFailure(`${passwordFile} is missing, and without it nobody can open ${folder}: bring it back from a copy.`);
};

const DRAFT = ".draft-";
const discardDrafts = async (folder: string): Promise<void> => {
  const siblings = await readdir(dirname(folder)).catch(explainFailureAt(dirname(folder)));
  const drafts = siblings.filter((name) => name.startsWith(basename(folder) + DRAFT));
  for (const draft of drafts) await rm(join(dirname(folder), draft), { recursive: true, force: true });
};

const INITDB = [
  "--auth=scram-sha-256",
  "--pwfile=/dev/stdin",
  "--encoding=UTF8",
  "--locale-provider=icu",
  "--icu-locale=pt-BR",
  "--locale=C",
  `--username=${OWNER}`,
];

export type Creation = { readonly programs: string; readonly user: ServerUser; readonly durable: boolean };

/** Creates the cluster under a draft name and renames it, so that a killed start leaves no partial cluster. */
export const createCluster = async (cluster: Cluster, { programs, user, durable }: Creation): Promise<void> => {
  await discardDrafts(cluster.folder);
  const draft = await mkdtemp(cluster.folder + DRAFT).catch(explainFailureAt(cluster.folder));
  await handOver(draft, user);
  await keepFile(cluster.passwordFile, randomBytes(24).toString("hex"));
  await handOver(cluster.passwordFile, user);

  const { cwd, path } = insideOf(draft);
  const password = await open(cluster.passwordFile);
  const args = ["-D", path, ...INITDB, ...(durable ? [] : ["--no-sync"])];
  const { code, output } = await runAs({ command: join(programs, "initdb"), args, user, cwd, stdin: password.fd });
  await password.close();
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    await writeFile(cluster.log, output).catch(() => undefined); // the start error matters more than its log
    throw explainOutput(output, cluster.folder);
  }
  await rename(draft, cluster.folder);
};

/** Restores owner and mode of the folder, which PostgreSQL requires; a restore by root may have changed them. */
export const takeCluster = async ({ folder }: Cluster, user: ServerUser): Promise<void> => {
  const { uid } = await stat(folder);
  if (user.uid !== undefined && user.uid !== uid) await handOver(folder, user);
  await chmod(folder, 0o700).catch(explainFailureAt(folder));
};

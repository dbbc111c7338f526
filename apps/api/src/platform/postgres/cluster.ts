import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { keepFile, readKeptFile } from "../config/data-folder.ts";
import { explainFailureAt } from "../config/file-failure.ts";
import { StartFailure } from "../config/start-failure.ts";
import { explainOutput } from "./explain-output.ts";
import { handOver, insideOf, runAs, type ServerUser } from "./server-user.ts";

export const OWNER = "emdia_owner";

/** The embedded server's files in the data folder. Everything but the folder itself belongs to whoever starts Em Dia. */
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

/** Made under another name and renamed at the end, so that a start killed half way leaves no half cluster behind. */
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
    await writeFile(cluster.log, output).catch(() => undefined); // the sentence matters more than what it refers to
    throw explainOutput(output, cluster.folder);
  }
  await rename(draft, cluster.folder);
};

/** The server refuses a folder that others could read or that is somebody else's; root may have copied it back from elsewhere. */
export const takeCluster = async ({ folder }: Cluster, user: ServerUser): Promise<void> => {
  const { uid } = await stat(folder);
  if (user.uid !== undefined && user.uid !== uid) await handOver(folder, user);
  await chmod(folder, 0o700).catch(explainFailureAt(folder));
};

import { spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { explainFailureAt } from "../config/file-failure.ts";
import { type Cluster, OWNER } from "./cluster.ts";
import { explainOutput } from "./explain-output.ts";
import { servesCluster } from "./orphan.ts";
import { type RunningServer, runningChild } from "./running-server.ts";
import { insideOf, type ServerUser, spawnOptions } from "./server-user.ts";

/** Input for starting the server of a data folder. */
export type Installation = {
  readonly cluster: Cluster;
  readonly programs: string;
  readonly user: ServerUser;
  readonly durable: boolean;
  readonly password: string;
};
export type Launch = { readonly outcome: "running"; readonly server: RunningServer } | { readonly outcome: "port taken" | "folder held" };

export const urlOfOwner = (password: string, port: number): string => `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`;
export const ownerUrl = ({ password }: Installation, port: number): string => urlOfOwner(password, port);

/** No Unix socket, because its path may exceed the system's limit. The log omits values, which may be personal data. */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_checkpoints=off",
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_min_messages=log",
];
const MEGABYTE = 2 ** 20;
/**
 * shared_buffers: a quarter of the available memory, as the PostgreSQL manual advises, up to this limit. Lists of ten million rows are a
 * tenth faster.
 */
const BUFFERS_MAX = 2_048 * MEGABYTE;
const sharedBuffers = (): number => Math.min(BUFFERS_MAX, totalmem() / 4, (process.constrainedMemory() || Number.POSITIVE_INFINITY) / 4);
const CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const GLANCE_MS = 20;

const argumentsFor = ({ durable }: Installation, path: string, port: number): string[] => {
  const settings = [
    ...SETTINGS,
    `port=${port}`,
    `shared_buffers=${Math.floor(sharedBuffers() / MEGABYTE)}MB`,
    ...(durable ? [] : CARELESS),
  ];
  return ["-D", path, ...settings.flatMap((setting) => ["-c", setting])];
};

/**
 * Waits until the server answers or its process ends. Recovery may take any time, so there is no timeout. A foreign listener on the port
 * that never answers does not delay the end.
 */
const answersOrEnds = async (url: string, cluster: Cluster, server: RunningServer): Promise<boolean> => {
  const hasEnded = server.ended.then(() => "ended" as const);
  for (;;) {
    const seen = await Promise.race([servesCluster(url, cluster), hasEnded]);
    if (seen === true) return true;
    if (seen === "ended" || (await Promise.race([setTimeout(GLANCE_MS, "again" as const), hasEnded])) === "ended") return false;
  }
};

/**
 * Starts the server in its own process group, so that Ctrl-C reaches only this process, which stops the server after its last request. Logs
 * to a file instead of a pipe, because the server may outlive this process.
 */
export const launch = async (installation: Installation, port: number): Promise<Launch> => {
  const { cluster, programs, user } = installation;
  const { cwd, path } = insideOf(cluster.folder);
  const log = await open(cluster.log, "a").catch(explainFailureAt(cluster.log));
  const { size: alreadyLogged } = await log.stat();
  const child = spawn(join(programs, "postgres"), argumentsFor(installation, path, port), {
    ...spawnOptions(user, cwd),
    stdio: ["ignore", log.fd, log.fd],
    detached: true,
  });
  child.on("error", () => undefined); // followed by the exit of the process, which is handled below
  const server = runningChild(child, port);
  await log.close();
  if (await answersOrEnds(ownerUrl(installation, port), cluster, server)) return { outcome: "running", server };

  const output = (await readFile(cluster.log)).subarray(alreadyLogged).toString();
  if (/Address already in use/.test(output)) return { outcome: "port taken" };
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(output)) return { outcome: "folder held" };
  throw explainOutput(output, cluster.folder);
};

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

/** All it takes to start the server of one data folder, once or again. */
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

/** A socket file would not do: its path may be longer than the system allows. The log names no values, which may be personal data. */
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
/** Of the memory that we may use PostgreSQL holds the fourth part, as its manual advises, and no more than this: lists of ten million rows are a tenth faster. */
const HELD_MAX = 2_048 * MEGABYTE;
const held = (): number => Math.min(HELD_MAX, totalmem() / 4, (process.constrainedMemory() || Number.POSITIVE_INFINITY) / 4);
const CARELESS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const GLANCE_MS = 20;

const argumentsFor = ({ durable }: Installation, path: string, port: number): string[] => {
  const settings = [...SETTINGS, `port=${port}`, `shared_buffers=${Math.floor(held() / MEGABYTE)}MB`, ...(durable ? [] : CARELESS)];
  return ["-D", path, ...settings.flatMap((setting) => ["-c", setting])];
};

/**
 * It may replay what a crash left for as long as it needs to; only its end says that it failed. That end is not kept waiting by
 * somebody else who accepts connections on its port and says nothing.
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
 * Starts the server in a process group of its own, so that Ctrl-C in a terminal reaches Em Dia alone, which stops the server after
 * its last request. It writes to a file and not to a pipe, because it may outlive us.
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
  child.on("error", () => undefined); // followed by the end of the process, which is noticed below
  const server = runningChild(child, port);
  await log.close();
  if (await answersOrEnds(ownerUrl(installation, port), cluster, server)) return { outcome: "running", server };

  const output = (await readFile(cluster.log)).subarray(alreadyLogged).toString();
  if (/Address already in use/.test(output)) return { outcome: "port taken" };
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(output)) return { outcome: "folder held" };
  throw explainOutput(output, cluster.folder);
};

import { type SpawnOptions, spawn } from "node:child_process";
import { lchown, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Empty means the user who starts the product. */
export type ServerUser = { readonly uid?: number; readonly gid?: number };
const TRADITIONAL_NOBODY = { uid: 65_534, gid: 65_534 };

const startedByRoot = (): boolean => process.getuid?.() === 0;

const accountNamed = (passwd: string, name: string): ServerUser | undefined => {
  const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+)`, "m").exec(passwd) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
};

/**
 * User for the server. PostgreSQL refuses to run as root, so root uses the owner of an existing cluster or an unprivileged system account.
 */
export const chooseServerUser = async (clusterFolder: string): Promise<ServerUser> => {
  if (!startedByRoot()) return {};
  const folder = await stat(clusterFolder).catch(() => undefined);
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  return accountNamed(passwd, "postgres") ?? accountNamed(passwd, "nobody") ?? TRADITIONAL_NOBODY;
};

/** Changes the owner of a file or of a folder with its content. */
export const handOver = async (path: string, user: ServerUser): Promise<void> => {
  if (user.uid === undefined || user.gid === undefined) return;
  const { uid, gid } = user;
  const inside = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [];
  for (const entry of ["", ...inside]) await lchown(join(path, entry), uid, gid);
};

/**
 * Working directory and path for the server's folder. As root on Linux the path goes through /proc/self/cwd, because the data folder may be
 * in a home that the server's user cannot traverse.
 */
export const insideOf = (folder: string): { readonly cwd: string; readonly path: string } =>
  startedByRoot() && process.platform === "linux" ? { cwd: folder, path: "/proc/self/cwd" } : { cwd: "/", path: folder };

/** English messages in every locale, because the code parses some of them. */
export const spawnOptions = (user: ServerUser, cwd: string): SpawnOptions => ({
  ...user,
  cwd,
  env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
});

type Run = {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: ServerUser;
  readonly cwd?: string;
  readonly stdin?: number;
};

/** Runs a program as that user until it ends. A program that cannot start has the code -1. */
export const runAs = ({ command, args, user, cwd = "/", stdin }: Run): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions(user, cwd), stdio: [stdin ?? "ignore", "pipe", "pipe"] });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => output.push(text.toString()));
    child.once("error", (error) => resolve({ code: -1, output: error.message }));
    child.once("close", (code) => resolve({ code: code ?? -1, output: output.join("") }));
  });

import { type ChildProcess, fork } from "node:child_process";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";

/** Target of a normalised image: its longest side and its encoding. `background` is behind transparent pixels of a JPEG, by default white. */
export type ImageTarget = {
  readonly maxSide: number;
  readonly type: "image/jpeg" | "image/png";
  readonly background?: string;
};
export type DecodeRequest = ImageTarget & { readonly bytes: Uint8Array };
type Decoded = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };
/** Message of the child process for one image. */
export type DecodeReply = Decoded | "unreadable" | "too_large";
export type NormalisedImage = Decoded & { readonly type: ImageTarget["type"] };

const DEADLINE_MS = 5_000;
const START_MS = 30_000;
/** An idle process ends after this time, which releases its memory. */
const IDLE_MS = 30_000;
const CHILD = fileURLToPath(new URL("./decode-child.ts", import.meta.url));
/** The child reads its own code, but writes no file and starts no process or thread of Node. */
const RIGHTS = ["--permission", "--allow-addons", "--allow-fs-read=*", "--max-old-space-size=128"];

/** The environment is empty, because it contains the secrets of the installation. */
const startChild = (): ChildProcess =>
  fork(CHILD, [], { execArgv: RIGHTS, env: {}, serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });

/** The next message of the child, or the reason why there is none. */
const nextMessage = <T>(child: ChildProcess, deadlineMs: number): Promise<T | "died" | "late"> => {
  const { promise, resolve } = Promise.withResolvers<T | "died" | "late">();
  const died = () => resolve("died");
  const timer = setTimeout(() => resolve("late"), deadlineMs);
  const answered = (message: unknown) => resolve(message as T);
  child.once("message", answered).once("error", died).once("exit", died);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", answered).off("error", died).off("exit", died);
  });
};

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean => connected && exitCode === null && signalCode === null;

type Options = { readonly deadlineMs?: number; readonly idleMs?: number };
export type NormaliseImage = (
  bytes: Readable,
  target: ImageTarget,
) => Promise<Outcome<NormalisedImage, "image.unreadable" | "image.too_large">>;

/**
 * Decodes images one after the other in a child process, because a decoder of untrusted bytes may crash, loop or be exploited. The process
 * starts with the first image, is replaced after a crash or a timeout, and ends when it is idle or when this process ends.
 */
export const createImageProcess = ({ deadlineMs = DEADLINE_MS, idleMs = IDLE_MS }: Options = {}) => {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const stop = () => {
    clearTimeout(idle);
    running?.kill("SIGKILL");
    running = undefined;
  };
  const start = async (): Promise<ChildProcess> => {
    const child = startChild();
    const ready = await nextMessage(child, START_MS);
    if (ready !== "ready") {
      child.kill("SIGKILL");
      throw new Error(`the image process did not start: ${String(ready)}`);
    }
    child.on("error", () => undefined); // the channel may close while a message is sent
    // Lets this process exit; the child exits with its channel.
    child.unref();
    child.channel?.unref();
    return child;
  };
  /** Retries a crash of a reused process once, because the process may have ended before it received the image. */
  const decode = async (request: DecodeRequest): Promise<DecodeReply> => {
    clearTimeout(idle);
    const reused = running && isAlive(running) ? running : undefined;
    const child = reused ?? (await start());
    running = child;
    const reply = nextMessage<DecodeReply>(child, deadlineMs);
    child.send(request);
    const answer = await reply;
    if (answer === "died" || answer === "late") stop();
    else idle = setTimeout(stop, idleMs).unref();
    if (answer === "died" && reused) return decode(request);
    return answer === "died" || answer === "late" ? "unreadable" : answer;
  };

  const normaliseImage: NormaliseImage = async (bytes, target) => {
    const whole = await buffer(bytes);
    const decoding = before.then(() => decode({ ...target, bytes: whole }));
    before = decoding.catch(() => undefined);
    const answer = await decoding;
    return typeof answer === "string" ? refuse(`image.${answer}`) : accept({ ...answer, type: target.type });
  };
  return { normaliseImage, pid: () => running?.pid, stop };
};

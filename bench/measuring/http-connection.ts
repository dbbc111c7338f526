import { connect } from "node:net";

const LINE_END = "\r\n";
const HEAD_END = `${LINE_END}${LINE_END}`;
const SILENCE_MAX_MS = 15_000;

export type HttpConnection = {
  /** Resolves with the body of a success. Any other status fails, because a fast refusal is no measurement. */
  readonly get: (path: string) => Promise<string>;
  readonly post: (path: string, body: unknown) => Promise<string>;
  readonly put: (path: string, body: unknown) => Promise<string>;
  readonly close: () => void;
};
type Waiting = { readonly asked: string; readonly resolve: (body: string) => void; readonly reject: (error: Error) => void };
type Received = { readonly status: number; readonly body: string };

const LENGTH = /\r\ncontent-length: (\d+)/i;

/** A complete response, or undefined while a part is missing. */
const readAnswer = (bytes: Buffer): Received | undefined => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = Number(LENGTH.exec(head)?.[1] ?? 0);
  const from = end + HEAD_END.length;
  if (bytes.length < from + length) return undefined;
  return { status: Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)), body: bytes.toString("utf8", from, from + length) };
};

/**
 * One keep-alive connection with one request at a time. A minimal client, because its own cost is part of every ratio and pulls it towards
 * one.
 */
export const openConnection = async (address: string, token?: string, companyId?: number): Promise<HttpConnection> => {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  const session = token ? [`authorization: Bearer ${token}`] : [];
  const narrowed = companyId === undefined ? [] : [`companyid: ${companyId}`];
  const headers = [`host: ${host}`, "accept: application/json", ...session, ...narrowed];
  const tail = ` HTTP/1.1${LINE_END}${headers.join(LINE_END)}`;
  let waiting: Waiting | undefined;
  let kept: Buffer = Buffer.alloc(0);

  const fail = (reason: string) => {
    waiting?.reject(new Error(`${waiting.asked}: ${reason}`));
    waiting = undefined;
    socket.destroy();
  };
  // Fails only if a request waits: other connections are idle during long runs.
  socket.setTimeout(SILENCE_MAX_MS, () => waiting && fail("no answer"));
  socket.on("error", (error) => fail(error.message));
  socket.on("close", () => fail("the connection was closed"));
  socket.on("data", (chunk) => {
    kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
    const answer = readAnswer(kept);
    if (!answer || !waiting) return;
    kept = Buffer.alloc(0);
    if (answer.status < 200 || answer.status > 299) return fail(`${answer.status} ${answer.body.slice(0, 200)}`);
    const { resolve } = waiting;
    waiting = undefined;
    resolve(answer.body);
  });
  const ask = (asked: string, rest: string): Promise<string> =>
    new Promise((resolve, reject) => {
      waiting = { asked, resolve, reject };
      if (socket.destroyed) return fail("the connection was closed before");
      socket.write(`${asked}${tail}${rest}`);
    });
  const send = (method: string) => (path: string, body: unknown) => {
    const json = JSON.stringify(body);
    const about = `content-type: application/json${LINE_END}content-length: ${Buffer.byteLength(json)}`;
    return ask(`${method} ${path}`, `${LINE_END}${about}${HEAD_END}${json}`);
  };
  return { get: (path) => ask(`GET ${path}`, HEAD_END), post: send("POST"), put: send("PUT"), close: () => socket.destroy() };
};

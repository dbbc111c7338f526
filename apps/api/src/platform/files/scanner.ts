import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";

export type ScanVerdict = "clean" | "infected";
/** Says what it thinks of bytes, or throws when it cannot be asked: whoever asks tries again later, and nobody opens the file meanwhile. */
export type Scanner = { readonly scan: (bytes: Readable) => Promise<ScanVerdict> };
export class ScannerUnreachable extends Error {}

const DEADLINE_MS = 60_000;
const DEFAULT_PORT = 3310;
const LENGTH_BYTES = 4;
const CHUNK_MAX = 65_536;
const END = Buffer.alloc(LENGTH_BYTES);

/** Each piece goes with its length before it; a length of nothing ends the file. */
const pieces = function* (chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += CHUNK_MAX) {
    const piece = chunk.subarray(at, at + CHUNK_MAX);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
};

const written = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));

const sendAll = async (socket: Socket, bytes: Readable): Promise<void> => {
  await written(socket, Buffer.from("zINSTREAM\0"));
  for await (const chunk of bytes) for (const piece of pieces(Buffer.from(chunk))) await written(socket, piece);
  await written(socket, END);
};

const verdictOf = (answer: string): ScanVerdict => {
  if (/: OK\0?\s*$/.test(answer)) return "clean";
  if (/ FOUND\0?\s*$/.test(answer)) return "infected";
  throw new ScannerUnreachable(`the scanner gave no verdict: ${answer.replace(/[^\x20-\x7e]/g, "").slice(0, 200) || "nothing at all"}`);
};

const because = (error: unknown): ScannerUnreachable =>
  error instanceof ScannerUnreachable ? error : new ScannerUnreachable("the scanner could not be asked", { cause: error });

/** Speaks to clamd at `clamd://host:port`; nothing of a file is ever on its disk. */
export const openScanner = (url: string, deadlineMs = DEADLINE_MS): Scanner => {
  const { hostname, port } = new URL(url);
  const where = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || DEFAULT_PORT) };
  return {
    scan: async (bytes) => {
      const signal = AbortSignal.timeout(deadlineMs);
      const socket = connect({ ...where, signal });
      const ending = finished(socket).catch(() => undefined);
      try {
        const answer = text(socket);
        // It answers early when a file is larger than it takes, and closes: then its answer says more than what broke.
        const sending = sendAll(socket, bytes);
        await Promise.race([sending, answer]);
        return verdictOf(await answer);
      } catch (error) {
        throw because(error);
      } finally {
        bytes.destroy();
        socket.destroy();
        await ending;
      }
    },
  };
};

/** Where there is no scanner, or none any more: what waited for one is let through, like whatever is sent now. */
export const noScanner: Scanner = {
  scan: async (bytes) => {
    bytes.destroy();
    return "clean";
  },
};

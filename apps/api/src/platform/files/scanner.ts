import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";

export type ScanVerdict = "clean" | "infected";
/** Scans bytes, or throws `ScannerUnreachable`. The caller then retries later and keeps the file closed until it has a verdict. */
export type Scanner = { readonly scan: (bytes: Readable) => Promise<ScanVerdict> };
export class ScannerUnreachable extends Error {}

const DEADLINE_MS = 60_000;
const DEFAULT_PORT = 3310;
const LENGTH_BYTES = 4;
const CHUNK_MAX = 65_536;
const END = Buffer.alloc(LENGTH_BYTES);

/** Chunks of the INSTREAM protocol: each has a length prefix; length 0 ends the stream. */
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

/** Client for clamd at `clamd://host:port`. Streams the file, so that clamd needs no access to the storage. */
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
        // clamd answers early and closes if the file is too large: its answer explains the failure better than the write error.
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

/** Used without a configured scanner: every file is clean, including files that wait for a scan. */
export const noScanner: Scanner = {
  scan: async (bytes) => {
    bytes.destroy();
    return "clean";
  },
};

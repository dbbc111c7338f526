import { type AddressInfo, createServer, type Socket } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { asClamd, CLAMD_SIZE_MAX, EICAR } from "../../../test/services/clamd.ts";
import { openScanner, ScannerUnreachable } from "./scanner.ts";

const closers: (() => Promise<void>)[] = [];

/** Starts a TCP server on this machine that handles each socket with `answer`. */
const listening = async (answer: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const streamOf = (...parts: readonly (string | Buffer)[]) => Readable.from(parts.map((part) => Buffer.from(part)));

test("the scanner finds a signature across chunk borders and passes other files", async () => {
  const scanner = openScanner(await listening(asClamd));
  expect(await scanner.scan(streamOf("a certificate like any other"))).toBe("clean");
  expect(await scanner.scan(streamOf(EICAR))).toBe("infected");
  expect(await scanner.scan(streamOf(Buffer.alloc(200_000), EICAR.slice(0, 20), EICAR.slice(20), Buffer.alloc(70_000)))).toBe("infected");
  expect(await scanner.scan(streamOf(Buffer.alloc(20_000_000)))).toBe("clean");
  expect(await scanner.scan(Readable.from([]))).toBe("clean");
});

test("an unreachable, silent or confused scanner throws ScannerUnreachable", async () => {
  const silent = await listening((socket) => socket.on("error", () => undefined).resume());
  await expect(openScanner(silent, 50).scan(streamOf("a"))).rejects.toThrow(ScannerUnreachable);
  const gone = await listening((socket) => socket.destroy());
  await expect(openScanner(gone).scan(streamOf("a"))).rejects.toThrow(ScannerUnreachable);
  const confused = await listening((socket) => socket.on("error", () => undefined).end("UNKNOWN COMMAND\0"));
  await expect(openScanner(confused).scan(streamOf("a"))).rejects.toThrow("gave no verdict: UNKNOWN COMMAND");
  await expect(openScanner("clamd://127.0.0.1:1").scan(streamOf("a"))).rejects.toThrow("could not be asked");
  const strict = openScanner(await listening(asClamd));
  await expect(strict.scan(streamOf(Buffer.alloc(CLAMD_SIZE_MAX), Buffer.alloc(1_000_000)))).rejects.toThrow(ScannerUnreachable);
});

test("a broken stream throws ScannerUnreachable and is destroyed", async () => {
  const scanner = openScanner(await listening(asClamd));
  const breaking = Readable.from(
    (function* () {
      yield Buffer.from("half of it");
      throw new Error("the storage went away");
    })(),
  );
  await expect(scanner.scan(breaking)).rejects.toThrow(ScannerUnreachable);
  expect(breaking.destroyed).toBe(true);
});

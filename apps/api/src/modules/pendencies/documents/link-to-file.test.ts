import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemClock } from "../../../platform/clock/clock.ts";
import { openFileStore } from "../../../platform/files/file-store.ts";
import { linkToFile } from "./link-to-file.ts";

test("an unresponsive or closed file storage makes the file unavailable [R-469]", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "emdia-silent-"));
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const storageUrl = `s3://key:secret@bucket.test/documents?endpoint=${encodeURIComponent(endpoint)}`;
  const files = await openFileStore({ storageUrl, dataDir, secret: "a secret of this test", clock: systemClock });
  const file = { hash: "0".repeat(64), name: "aso.pdf", type: "application/pdf", size: 1, verdict: "clean" } as const;
  const link = () => linkToFile(files, { now: systemClock.now() }, file);
  expect(await link()).toMatchObject({ code: "document.not_available" });
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => silent.close(closed));
  expect(await link()).toMatchObject({ code: "document.not_available" });
  await rm(dataDir, { recursive: true });
});

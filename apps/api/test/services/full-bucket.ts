import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";

const NO_ROOM = 507;

/** A bucket behind a proxy that can refuse puts with 507, like a full one. */
export const openFullBucket = () => {
  const state = { isFull: false, url: "" };
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), "emdia-bucket-"));
    const bucket = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: "emdia" }] });
    const { port } = await bucket.run();
    const line = createServer((asked, answer) => {
      if (state.isFull && asked.method === "PUT") {
        asked.resume().once("end", () => answer.writeHead(NO_ROOM).end());
        return;
      }
      const { method, url, headers } = asked;
      const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
      });
      asked.pipe(onward);
    });
    await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
    state.url = `s3://S3RVER:S3RVER@storage.example/emdia?endpoint=http://127.0.0.1:${(line.address() as AddressInfo).port}`;
    closing.push(
      async () => line.close(),
      () => bucket.close(),
      () => rm(directory, { recursive: true, force: true }),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const fill = (isFull: boolean) => {
    state.isFull = isFull;
  };
  return { url: () => state.url, fill };
};

import { connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendFailure } from "../refuse-request.ts";
import { refuseSlowBodies } from "./body-deadline.ts";

const DEADLINE_MS = 40;
const logged: string[] = [];
const opened = { address: "" };
const gate = Promise.withResolvers<void>();
const uploadBegun = Promise.withResolvers<void>();
const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void logged.push(line) } } });

beforeAll(async () => {
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.addContentTypeParser("application/offset+octet-stream", (_request, bytes, done) => {
    uploadBegun.resolve();
    bytes.on("end", () => done(null, { arrived: "whole" })).resume();
  });
  refuseSlowBodies(app, DEADLINE_MS);
  app.post("/echo", async ({ body }) => body);
  app.post("/patient", async () => {
    await gate.promise;
    return { answered: "late" };
  });
  opened.address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

/** Sends the head and the first bytes of a body, then nothing. Resolves with the response when the server closes the connection. */
const trickle = (type: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const head = `POST /echo HTTP/1.1\r\nHost: emdia\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"name":`;
  const socket = connect(Number(new URL(opened.address).port), "127.0.0.1", () => socket.write(head));
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString();
  });
  socket.on("error", reject);
  socket.on("close", () => resolve(received));
  return promise;
};

test.each(["application/json", "Application/JSON; charset=utf-8", "text/plain"])(
  "an incomplete %s body is refused at the deadline and disconnected",
  async (type) => {
    const answer = await trickle(type);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"code":"request.timed_out"');
    expect(logged).toEqual([]);
  },
);

test("the deadline does not apply once the body has arrived", async () => {
  const answering = fetch(`${opened.address}/patient`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  await trickle("application/json");
  gate.resolve();
  expect(await (await answering).json()).toEqual({ answered: "late" });
});

test("the deadline does not apply to uploads", async () => {
  const bytes = async function* () {
    yield new TextEncoder().encode("the first bytes");
    await uploadBegun.promise;
    await trickle("application/json");
    yield new TextEncoder().encode("the rest");
  };
  const uploading = fetch(`${opened.address}/echo`, {
    method: "POST",
    headers: { "content-type": "application/offset+octet-stream" },
    body: ReadableStream.from(bytes()),
    duplex: "half",
  });
  expect(await (await uploading).json()).toEqual({ arrived: "whole" });
});

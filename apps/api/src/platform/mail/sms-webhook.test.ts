import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { HopelessJob } from "../jobs/job.ts";
import { openSmsWebhook } from "./sms-webhook.ts";

const sms = { channel: "sms", id: "0f8fad5b-d9cb-469f-a165-70867728950e", to: "+5531999990000", text: "Seu código: 123456" } as const;

let server: Server | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));

type Received = { readonly url: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** Starts an HTTP server that records requests and answers with a status. */
const listen = async (status: number, headers: { readonly [name: string]: string } = {}) => {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: request.method === "POST" ? await json(request) : undefined });
    response.writeHead(status, headers).end("thanks");
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { received, host: `127.0.0.1:${port}` };
};

test("openSmsWebhook posts the message with the token of its URL", async () => {
  const { received, host } = await listen(202);
  await openSmsWebhook(`http://emdia:to%2Fken@${host}/messages?sender=emdia`)(sms);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: "/messages?sender=emdia",
    body: { to: "+5531999990000", text: "Seu código: 123456" },
    headers: { authorization: "Bearer to/ken", "idempotency-key": sms.id, "content-type": "application/json" },
  });
});

test("openSmsWebhook does not follow a redirect", async () => {
  const { received, host } = await listen(302, { location: "/elsewhere" });
  await expect(openSmsWebhook(`http://${host}/messages`)(sms)).rejects.toThrow();
  expect(received.map(({ url }) => url)).toEqual(["/messages"]);
});

test("a rejected number is not retried, and the error omits it", async () => {
  const { host } = await listen(422);
  const failure = await openSmsWebhook(`http://${host}`)(sms).catch((error) => error);
  expect(failure).toBeInstanceOf(HopelessJob);
  expect(failure.message).toBe("the message service answered 422");
});

test("a failed request is retried", async () => {
  const { host } = await listen(503);
  const failure = await openSmsWebhook(`http://${host}`)(sms).catch((error) => error);
  expect(failure).not.toBeInstanceOf(HopelessJob);
  expect(failure.message).toBe("the message service answered 503");
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentPolicy } from "../http/protection/security-headers.ts";
import { askService, originsOf } from "./services.ts";
import type { ServiceSetting } from "./setting.ts";

const received: string[] = [];
const reply: { status: number; body: string } = { status: 200, body: "" };
/** A stub of the external service. */
const service = createServer(async (request, response) => {
  received.push(String(Buffer.concat(await request.toArray())));
  response.writeHead(reply.status, { location: "http://127.0.0.1:1/" }).end(reply.body);
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));

const setting = (): ServiceSetting => ({
  kind: "service",
  service: "hcaptcha",
  siteKey: "site",
  secret: "ours",
  verifyAt: `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`,
});
const ask = (status: number, body: string) => {
  Object.assign(reply, { status, body });
  return askService(setting(), { response: "token", address: "203.0.113.9" });
};

test("askService sends secret, response and address and accepts only true [CD-035]", async () => {
  expect(await ask(200, '{"success":true}')).toBe("person");
  expect(received.at(-1)).toBe("secret=ours&response=token&remoteip=203.0.113.9");
  expect(await ask(200, '{"success":false,"error-codes":["timeout-or-duplicate"]}')).toBe("robot");
  expect(await ask(200, '{"success":"true"}')).toBe("robot");
});

test("askService returns silent for an error, redirect or malformed answer", async () => {
  expect(await ask(500, '{"success":true}')).toBe("silent");
  expect(await ask(200, "<html>")).toBe("silent");
  expect(await ask(302, '{"success":true}')).toBe("silent");
  expect(await askService({ ...setting(), verifyAt: "http://127.0.0.1:1/" }, { response: "token", address: "::1" })).toBe("silent");
});

test("the content policy allows only the hosts of the chosen service", () => {
  expect(contentPolicy()).not.toContain("https:");
  expect(contentPolicy({ robot: originsOf("turnstile") })).toContain(
    "script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com;",
  );
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentPolicy } from "../http/protection/security-headers.ts";
import { askService, originsOf } from "./services.ts";
import type { ServiceSetting } from "./setting.ts";

const heard: string[] = [];
const said: { status: number; body: string } = { status: 200, body: "" };
/** Somebody else's service, as far as we ask it. */
const service = createServer(async (request, response) => {
  heard.push(String(Buffer.concat(await request.toArray())));
  response.writeHead(said.status, { location: "http://127.0.0.1:1/" }).end(said.body);
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
  Object.assign(said, { status, body });
  return askService(setting(), { response: "token", address: "203.0.113.9" });
};

test("the service is asked with our secret, the answer and the caller's address, and its word counts [CD-035]", async () => {
  expect(await ask(200, '{"success":true}')).toBe("person");
  expect(heard.at(-1)).toBe("secret=ours&response=token&remoteip=203.0.113.9");
  expect(await ask(200, '{"success":false,"error-codes":["timeout-or-duplicate"]}')).toBe("robot");
  expect(await ask(200, '{"success":"true"}')).toBe("robot");
});

test("a service that fails, speaks of something else, leads elsewhere or is away has said nothing, which is never a yes", async () => {
  expect(await ask(500, '{"success":true}')).toBe("silent");
  expect(await ask(200, "<html>")).toBe("silent");
  expect(await ask(302, '{"success":true}')).toBe("silent");
  expect(await askService({ ...setting(), verifyAt: "http://127.0.0.1:1/" }, { response: "token", address: "::1" })).toBe("silent");
});

test("a browser may turn to the hosts of the chosen service, and to no other", () => {
  expect(contentPolicy()).not.toContain("https:");
  expect(contentPolicy({ robot: originsOf("turnstile") })).toContain(
    "script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com;",
  );
});

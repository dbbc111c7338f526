import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../../../demo/accounts/cast.ts";
import { ownDatabase } from "../../../../test/database.ts";
import { movableClock } from "../../../../test/movable-clock.ts";
import { buildApp } from "../../../app.ts";
import { createLogger } from "../../telemetry/logger.ts";
import { deviceKeys } from "../device-key.ts";

const database = ownDatabase();
const opened: { app?: Awaited<ReturnType<typeof buildApp>> } = {};
const app = () => {
  if (!opened.app) throw new Error("the server of this file is not open yet");
  return opened.app;
};

beforeAll(async () => {
  const around = {
    clock: movableClock(),
    secret: inject("secret"),
    publicUrl: "http://emdia.test",
    logger: createLogger("silent"),
    demoLogins: undefined,
    robot: { kind: "off" as const },
  };
  opened.app = await buildApp({ pool: database.appPool(), ...around, rateLimits: { perAccount: 4, perAddress: 3, perAddressGuessing: 2 } });
});
afterAll(() => opened.app?.close());

const from = (remoteAddress: string, url = "/api/demo/logins", token?: string) =>
  app().inject({ url, remoteAddress, headers: token ? { authorization: `Bearer ${token}` } : {} });
const statuses = async (times: number, ask: () => ReturnType<typeof from>) => {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn++) seen.push((await ask()).statusCode);
  return seen;
};
const signIn = async (email: string, remoteAddress: string) => {
  const payload = { email, password: DEMO_PASSWORD };
  const response = await app().inject({ method: "POST", url: "/api/authentication/signin", remoteAddress, payload });
  return String(response.json().token);
};

test("an anonymous address above its limit gets 429 with retry-after", async () => {
  expect(await statuses(5, () => from("10.1.0.1"))).toEqual([404, 404, 404, 429, 429]);
  const { headers, body } = await from("10.1.0.1");
  expect(JSON.parse(body)).toEqual({
    statusCode: 429,
    code: "request.too_many",
    message: "Muitas solicitações em pouco tempo. Aguarde um instante e tente novamente.",
  });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await from("10.1.0.2")).statusCode).toBe(404);
});

test("an account is counted across addresses, apart from its address limit", async () => {
  const helena = await signIn(cast.admin.email, "10.2.0.1");
  const marina = await signIn(cast.stranger.email, "10.2.0.1");
  const ask = (token: string) => statuses(3, () => from("10.2.0.1", "/api/authentication/me", token));
  expect(await ask(helena)).toEqual([200, 200, 200]);
  expect((await from("10.2.0.9", "/api/authentication/me", helena)).statusCode).toBe(200);
  expect((await from("10.2.0.9", "/api/authentication/me", helena)).statusCode).toBe(429);
  expect(await ask(marina)).toEqual([200, 200, 200]);
  expect((await from("10.2.0.1")).statusCode).toBe(404);
});

test("a forged token counts for the address", async () => {
  const made = "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoiMSJ9.bm90aGluZw";
  expect(await statuses(4, () => from("10.3.0.1", "/api/authentication/me", made))).toEqual([401, 401, 401, 429]);
});

test("an IPv6 address counts by its /64, a mapped one as IPv4", async () => {
  const network = ["2001:db8:1:2::1", "2001:db8:1:2::ff", "2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2:8000::"];
  const seen: number[] = [];
  for (const address of network) seen.push((await from(address)).statusCode);
  expect(seen).toEqual([404, 404, 404, 429]);
  expect((await from("2001:db8:1:3::1")).statusCode).toBe(404);
  expect(await statuses(3, () => from("::ffff:10.6.0.1"))).toEqual([404, 404, 404]);
  expect((await from("10.6.0.1")).statusCode).toBe(429);
});

test("requests without a route count for the address", async () => {
  expect(await statuses(4, () => from("10.7.0.1", "/api/nothing-here"))).toEqual([404, 404, 404, 429]);
  const post = () => app().inject({ method: "POST", url: "/nothing", remoteAddress: "10.7.0.1", payload: {} });
  expect((await post()).statusCode).toBe(429);
});

test("an encoded API path reaches no route and is not counted", async () => {
  const spelled = () => from("10.8.0.1", "/%61pi/demo/logins");
  expect(await statuses(5, spelled)).toEqual(Array.from({ length: 5 }, () => 404));
  expect((await spelled()).headers["x-ratelimit-limit"]).toBeUndefined();
  expect((await from("10.8.0.1")).headers["x-ratelimit-remaining"]).toBe("2");
});

test("health requests are never limited", async () => {
  expect(await statuses(8, () => from("10.4.0.1", "/api/health/live"))).toEqual(Array.from({ length: 8 }, () => 200));
});

test("guesses of a secret id are counted per address, also with a session", async () => {
  const guess = (id: string, token?: string) => from("10.9.0.1", `/api/employees/badge-info/${id}`, token);
  const token = await signIn(cast.analyst.email, "10.9.0.9");
  expect([(await guess("guess1")).statusCode, (await guess("guess2", token)).statusCode]).toEqual([404, 404]);
  const third = await guess("guess3", token);
  expect(third.statusCode).toBe(429);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("10.9.0.2", "/api/employees/badge-info/guess4")).statusCode).toBe(404);
  expect(await statuses(3, () => from("10.9.0.3", "/api/work-permits/guess"))).toEqual([404, 404, 429]);
});

test("a device is limited per second and a forged key is anonymous [CD-169]", async () => {
  const keys = deviceKeys(inject("secret"));
  const ask = (token: string) => statuses(21, () => from("10.4.0.1", "/api/gate/projects", token));
  const first = await ask(keys.issue());
  expect(first.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(first.at(-1)).toBe(429);
  expect((await ask(keys.issue())).slice(0, 20)).not.toContain(429);
  expect((await ask(deviceKeys("theirs").issue())).slice(0, 4)).toEqual([401, 401, 401, 429]);
});

test("a device key counts for its address on routes without devices", async () => {
  const key = deviceKeys(inject("secret")).issue();
  expect(await statuses(4, () => from("10.4.0.2", "/api/demo/logins", key))).toEqual([404, 404, 404, 429]);
});

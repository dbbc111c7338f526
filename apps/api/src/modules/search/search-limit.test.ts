import { SEARCHES_PER_MINUTE } from "@emdia/contract/search/limits.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cast, DEMO_PASSWORD, type Role } from "../../../demo/accounts/cast.ts";
import { ownDatabase } from "../../../test/database.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { buildApp } from "../../app.ts";
import { createLogger } from "../../platform/telemetry/logger.ts";

const database = ownDatabase();
const opened: { app?: Awaited<ReturnType<typeof buildApp>> } = {};
const app = () => {
  if (!opened.app) throw new Error("the server of this file is not open yet");
  return opened.app;
};

beforeAll(async () => {
  const around = { clock: movableClock(), secret: inject("secret"), publicUrl: "http://emdia.test", demoLogins: undefined };
  opened.app = await buildApp({ pool: database.appPool(), ...around, logger: createLogger("silent"), robot: { kind: "off" } });
});
afterAll(() => opened.app?.close());

const signIn = async (role: Role): Promise<string> => {
  const payload = { email: cast[role].email, password: DEMO_PASSWORD };
  return String((await app().inject({ method: "POST", url: "/api/authentication/signin", payload })).json().token);
};
const ask = (token: string, url = "/api/search?q=silva", remoteAddress = "10.1.0.1") =>
  app().inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } });

test("an account is refused its 31st search of a minute", async () => {
  const token = await signIn("admin");
  const statuses: number[] = [];
  for (let turn = 0; turn < SEARCHES_PER_MINUTE; turn += 1) statuses.push((await ask(token)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask(token, "/api/search?q=ana", "10.1.0.2");
  const { statusCode, code, message, details } = refused.json();
  expect([statusCode, code, message]).toEqual([
    429,
    "search.too_many",
    "Muitas buscas em um minuto. Aguarde alguns segundos e busque de novo.",
  ]);
  expect(Number(refused.headers["retry-after"])).toBe(details.retryAfterSeconds);
  expect(details.retryAfterSeconds).toBeGreaterThan(0);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);

  expect((await ask(token, "/api/projects")).statusCode).toBe(200);
  expect((await ask(await signIn("stranger"))).statusCode).toBe(200);
});

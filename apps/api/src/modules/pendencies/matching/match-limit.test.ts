import { FILE_MATCHES_PER_MINUTE } from "@emdia/contract/limits.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cast, DEMO_PASSWORD, type Role } from "../../../../demo/accounts/cast.ts";
import { ownDatabase } from "../../../../test/database.ts";
import { movableClock } from "../../../../test/movable-clock.ts";
import { buildApp } from "../../../app.ts";
import { createLogger } from "../../../platform/telemetry/logger.ts";

const database = ownDatabase();
const opened: { app?: Awaited<ReturnType<typeof buildApp>> } = {};
beforeAll(async () => {
  const around = { clock: movableClock(), secret: inject("secret"), publicUrl: "http://emdia.test", demoLogins: undefined };
  opened.app = await buildApp({ pool: database.appPool(), ...around, logger: createLogger("silent"), robot: { kind: "off" } });
});
afterAll(() => opened.app?.close());

const post = async (url: string, payload: object, headers = {}) => {
  if (!opened.app) throw new Error("the server of this file is not open yet");
  return opened.app.inject({ method: "POST", url: `/api${url}`, payload, headers });
};
const signIn = async (role: Role) => {
  const token = (await post("/authentication/signin", { email: cast[role].email, password: DEMO_PASSWORD })).json().token;
  return { authorization: `Bearer ${token}` };
};

test("an account is refused file matching above the limit of a minute", async () => {
  const [session, files] = [await signIn("supplier"), [{ key: 0, name: "documento.pdf", text: "" }]];
  const match = () => post("/pendencies/matches", { files }, session);
  const statuses: number[] = [];
  for (let turn = 0; turn < FILE_MATCHES_PER_MINUTE; turn += 1) statuses.push((await match()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await match()).json()).toMatchObject({ statusCode: 429, code: "pendency.too_many_matches" });
});

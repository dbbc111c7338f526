import { expect, inject, test } from "vitest";
import { demoLogins } from "../../../demo/accounts/cast.ts";
import { openWorld } from "../../../test/world.ts";
import { buildApp } from "../../app.ts";
import { createLogger } from "../../platform/telemetry/logger.ts";

const world = openWorld();

test("the demo lists its logins with descriptions and the shared password", async () => {
  const { answer } = await world.anonymous()("GET /demo/logins")();
  expect(answer).toEqual(demoLogins);
  expect(new Set(answer.map(({ password }) => password))).toEqual(new Set(["Emdia@2026#"]));
});

test("the demo outbox lists unsent messages, newest first", async () => {
  await world.database.ownerPool().query(
    `insert into outbox_message (channel, recipient, subject, body)
      values ('email', 'rh@voltta.example', 'Seu código', 'Use 123456.'), ('sms', '+5531987650006', null, 'Seu código: 654321')`,
  );
  const { answer } = await world.anonymous()("GET /demo/outbox")();
  const shared = { id: expect.any(Number), at: expect.stringMatching(/Z$/) };
  expect(answer).toEqual([
    { ...shared, channel: "sms", recipient: "+5531987650006", subject: null, text: "Seu código: 654321" },
    { ...shared, channel: "email", recipient: "rh@voltta.example", subject: "Seu código", text: "Use 123456." },
  ]);
});

test("the demo outbox shows the last 100 messages", async () => {
  await world.database
    .ownerPool()
    .query("insert into outbox_message (channel, recipient, body) select 'sms', '+5531987650006', n::text from generate_series(1, 150) n");
  const { answer } = await world.anonymous()("GET /demo/outbox")();
  expect(answer.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, at) => String(150 - at)));
});

test("the demo routes return 404 outside a demo", async () => {
  const around = {
    clock: world.clock,
    secret: inject("secret"),
    publicUrl: "http://emdia.test",
    logger: createLogger("silent"),
    demoLogins: undefined,
  };
  const app = await buildApp({ pool: world.database.appPool(), ...around });
  for (const url of ["/api/demo/outbox", "/api/demo/logins"]) {
    const { statusCode, json } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(json()).toEqual({ statusCode: 404, code: "demo.off", message: "O endereço solicitado não existe." });
  }
  await app.close();
});

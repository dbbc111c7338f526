import { expect, inject, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import { buildApp } from "../../app.ts";
import { createLogger } from "../../platform/telemetry/logger.ts";

const world = openWorld();
const phoneShown = async (supportPhone: string | undefined) => {
  const app = await buildApp({
    pool: world.database.appPool(),
    clock: world.clock,
    secret: inject("secret"),
    publicUrl: "http://emdia.test",
    logger: createLogger("silent"),
    demoLogins: undefined,
    supportPhone,
  });
  const { statusCode, body } = await app.inject({ url: "/api/support-channel" });
  await app.close();
  return { statusCode, ...JSON.parse(body) };
};

test("the configured support phone is public, and null when not configured [R-010]", async () => {
  expect(await phoneShown("0800 123 4567")).toEqual({ statusCode: 200, phone: "0800 123 4567" });
  expect(await phoneShown(undefined)).toEqual({ statusCode: 200, phone: null });
});

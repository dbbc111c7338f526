import type pg from "pg";
import { buildApp } from "../../apps/api/src/app.ts";
import { systemClock } from "../../apps/api/src/platform/clock/clock.ts";
import { serve } from "../../apps/api/src/platform/http/serve.ts";
import { openRobotCheck } from "../../apps/api/src/platform/robot/robot-check.ts";
import { createLogger } from "../../apps/api/src/platform/telemetry/logger.ts";
import { benchFiles } from "./bench-files.ts";
import { floorModule } from "./floor-module.ts";
import type { ServerTask } from "./fork-server.ts";
import { tellMemory } from "./tell-memory.ts";

const unlimited = { perAccount: 100_000_000, perAddress: 100_000_000, perAddressGuessing: 100_000_000, declared: false } as const;

/** The product without rate limits, with two additional routes. */
export const buildProduct = async (pool: pg.Pool, { secret, floor, filesFolder }: ServerTask) => {
  const around = { pool, clock: systemClock };
  const robot = { kind: "off" } as const;
  const app = await buildApp({
    ...around,
    secret,
    robot,
    publicUrl: "http://localhost:3000",
    logger: createLogger("error"),
    demoLogins: undefined,
    rateLimits: unlimited,
    files: await benchFiles(secret, filesFolder),
  });
  serve(app, { ...around, apart: pool, robotCheck: openRobotCheck(robot, secret) }, floorModule(floor));
  tellMemory(app);
  return app;
};

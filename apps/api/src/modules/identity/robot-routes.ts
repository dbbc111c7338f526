import { robotRoutes } from "@emdia/contract/identity/robot.ts";
import { module } from "../../platform/http/handler.ts";
import type { RobotCheck } from "../../platform/robot/robot-check.ts";

/** Routes of the robot check for requests without a session. */
export const robot = ({ challenge, exchange }: RobotCheck) =>
  module("robot", robotRoutes, {
    "GET /authentication/robot-challenge": ({ now }) => challenge(now),
    "POST /authentication/recaptcha": async (scope, { body }) => {
      const exchanged = await exchange(scope, body.response);
      return exchanged.ok ? { pass: exchanged.value.pass, expiresAt: exchanged.value.expiresAt.toISOString() } : exchanged;
    },
  });

import { robotRoutes } from "@emdia/contract/identity/robot.ts";
import { networkOf } from "../../kernel/network-of.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import { module } from "../../platform/http/handler.ts";
import type { EffortLookup, RobotCheck } from "../../platform/robot/robot-check.ts";
import { ADDRESS_FAILURES_A_DAY_MAX } from "./rules/lockout.ts";
import { failuresFrom } from "./store/failed-sign-ins.ts";

const DAY_MS = 86_400_000;
/** Looks up the effort for the caller's address: raised after many failed sign-ins in 24 hours. */
const effortFor =
  ({ caller, inOneStatement, now }: PublicScope): EffortLookup =>
  async () => {
    const address = { kind: "address", value: networkOf(caller.address) } as const;
    const since = new Date(now.getTime() - DAY_MS);
    const failures = await inOneStatement((tx) => failuresFrom(tx, { address, since, most: ADDRESS_FAILURES_A_DAY_MAX }));
    return failures < ADDRESS_FAILURES_A_DAY_MAX ? "usual" : "raised";
  };

/** Routes of the robot check for requests without a session. */
export const robot = ({ challenge, exchange }: RobotCheck) =>
  module("robot", robotRoutes, {
    "GET /authentication/robot-challenge": (scope) => challenge(scope.now, effortFor(scope)),
    "POST /authentication/recaptcha": async (scope, { body }) => {
      const exchanged = await exchange(scope, body.response, effortFor(scope));
      return exchanged.ok ? { pass: exchanged.value.pass, expiresAt: exchanged.value.expiresAt.toISOString() } : exchanged;
    },
  });

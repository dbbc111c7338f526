import { createHmac } from "node:crypto";
import type { RobotChallenge } from "@emdia/contract/identity/robot.ts";
import { accept, type Outcome, type Refusal, refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../access/scope.ts";
import { consumePass } from "./consume-pass.ts";
import { makePass, type Pass, readPass } from "./pass.ts";
import { type Effort, isEnough, makePuzzle, solvedPuzzle } from "./puzzle.ts";
import { askService } from "./services.ts";
import type { RobotSetting } from "./setting.ts";

export type EffortLookup = () => Promise<Effort>;
export type RobotCheck = {
  /** A new challenge. The effort for the caller's address is looked up for our own puzzle only. */
  readonly challenge: (now: Date, effort: EffortLookup) => Promise<RobotChallenge>;
  /** Exchanges the solution of a challenge for a pass. Refuses a puzzle of less effort than the address now needs. */
  readonly exchange: (
    scope: PublicScope,
    response: string,
    effort: EffortLookup,
  ) => Promise<Outcome<Pass, "robot.not_confirmed" | "robot.service_down">>;
  /** Consumes the pass of a request. Returns undefined if it was valid. */
  readonly refuseRobot: (scope: PublicScope, pass: string | undefined) => Promise<Refusal<"robot.not_confirmed"> | undefined>;
};

const notConfirmed = () => refuse("robot.not_confirmed");

type Solution = { readonly response: string; readonly effort: EffortLookup };
/** Whether the solution is valid and unused. */
const answered = async (
  { setting, secret }: Config,
  scope: PublicScope,
  { response, effort }: Solution,
): Promise<"person" | "robot" | "silent"> => {
  if (setting.kind === "off") return "person";
  if (setting.kind === "service") return askService(setting, { response, address: scope.caller.address });
  const solved = await solvedPuzzle(secret, response, scope.now);
  if (!solved || !isEnough(solved, await effort())) return "robot";
  return (await scope.inIndependentTransaction(null, (tx) => consumePass(tx, solved.signature, solved.expiresAt))) ? "person" : "robot";
};

type Config = { readonly setting: RobotSetting; readonly secret: string };

/** Derives a separate key, so that no other signature of the installation is valid here. */
const ownSecret = (installation: string): string => createHmac("sha256", installation).update("robot check").digest("base64url");

export const openRobotCheck = (setting: RobotSetting, installationSecret: string): RobotCheck => {
  const secret = ownSecret(installationSecret);
  return {
    challenge: async (now, effort) => {
      if (setting.kind === "off") return { kind: "off" };
      if (setting.kind === "service") return { kind: "service", service: setting.service, siteKey: setting.siteKey };
      return { kind: "altcha", puzzle: await makePuzzle(secret, now, await effort()) };
    },
    exchange: async (scope, response, effort) => {
      const verdict = await answered({ setting, secret }, scope, { response, effort });
      if (verdict === "silent") return refuse("robot.service_down");
      return verdict === "person" ? accept(makePass(secret, scope.now)) : notConfirmed();
    },
    refuseRobot: async (scope, shown) => {
      if (setting.kind === "off") return undefined;
      const pass = readPass(secret, shown, scope.now);
      if (!pass) return notConfirmed();
      return (await scope.inIndependentTransaction(null, (tx) => consumePass(tx, pass.pass, pass.expiresAt))) ? undefined : notConfirmed();
    },
  };
};

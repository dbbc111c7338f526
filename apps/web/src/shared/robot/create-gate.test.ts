import type { RobotChallenge } from "@emdia/contract/identity/robot.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../api/api-failure.ts";
import { createGate, type GateDoors } from "./create-gate.ts";

const puzzle = {
  parameters: { algorithm: "", nonce: "", salt: "", cost: 1, keyLength: 32, keyPrefix: "", keySignature: "", expiresAt: 1 },
  signature: "",
};
const altcha: RobotChallenge = { kind: "altcha", puzzle };
const refused = (code: "robot.not_confirmed" | "sign_in.wrong_credentials") => new ApiFailure({ kind: "answered", message: "", code });
/** Waits until all pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const aPage = (doors: Partial<GateDoors> = {}, challenge: RobotChallenge = altcha) => {
  const clock = { ms: 0 };
  const solved: number[] = [];
  const gate = createGate({
    ask: async () => challenge,
    solve: async () => `answer ${solved.push(solved.length + 1)}`,
    exchange: async (response) => ({ pass: `pass for ${response}` }),
    nowMs: () => clock.ms,
    ...doors,
  });
  return { ...gate, clock, solved };
};

test("a prepared pass is used for exactly one submit [R-171]", async () => {
  const { prepare, through, solved } = aPage();
  prepare();
  prepare();
  await settled();
  expect(solved).toHaveLength(1);
  expect(await through(async (pass) => pass)).toBe("pass for answer 1");
  expect(await through(async (pass) => pass)).toBe("pass for answer 2");
});

test("two concurrent submits never share a pass", async () => {
  const { through } = aPage();
  const passes = await Promise.all([through(async (pass) => pass), through(async (pass) => pass)]);
  expect(new Set(passes).size).toBe(2);
});

test("an expired pass is replaced", async () => {
  const { prepare, through, clock } = aPage();
  prepare();
  await settled();
  clock.ms = 9 * 60_000 + 1;
  expect(await through(async (pass) => pass)).toBe("pass for answer 2");
});

test("a new pass is prepared in the background after a refusal [R-171]", async () => {
  const { through, solved } = aPage();
  await expect(through(() => Promise.reject(refused("sign_in.wrong_credentials")))).rejects.toMatchObject({
    code: "sign_in.wrong_credentials",
  });
  await settled();
  expect(solved).toHaveLength(2);
});

test("a refused pass is retried once, then the refusal is thrown [R-171]", async () => {
  const { through } = aPage();
  const sent: unknown[] = [];
  const once = async (pass: unknown) => {
    sent.push(pass);
    if (sent.length === 1) throw refused("robot.not_confirmed");
    return "in";
  };
  expect(await through(once)).toBe("in");
  expect(sent).toEqual(["pass for answer 1", "pass for answer 2"]);
  await expect(through(() => Promise.reject(refused("robot.not_confirmed")))).rejects.toMatchObject({ code: "robot.not_confirmed" });
});

test("no puzzle is solved and no pass sent without a check", async () => {
  const { through, solved, state } = aPage({}, { kind: "off" });
  expect(await through(async (pass) => pass)).toBeUndefined();
  expect([solved, state.read().step]).toEqual([[], "unneeded"]);
});

test("a failure is shown, blocks the submit and is retried next time", async () => {
  const failures = [new Error("no answer")];
  const { through, state } = aPage({ ask: () => (failures.length > 0 ? Promise.reject(failures.pop()) : Promise.resolve(altcha)) });
  await expect(through(async () => "sent")).rejects.toThrow("no answer");
  expect(state.read().step).toBe("failed");
  expect(await through(async () => "sent")).toBe("sent");
});

test("the answer of a captcha service is exchanged for a pass", async () => {
  const { prepare, through, state } = aPage({}, { kind: "service", service: "hcaptcha", siteKey: "site" });
  prepare();
  await settled();
  const asked = state.read();
  if (asked.step !== "asking") throw new Error("the service has not asked");
  asked.answer("token");
  expect(await through(async (pass) => pass)).toBe("pass for token");
});

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
/** What has been begun gets as far as it can. */
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

test("what was prepared while somebody typed is what is sent, and one form is one pass [R-171]", async () => {
  const { prepare, through, solved } = aPage();
  prepare();
  prepare();
  await settled();
  expect(solved).toHaveLength(1);
  expect(await through(async (pass) => pass)).toBe("pass for answer 1");
  expect(await through(async (pass) => pass)).toBe("pass for answer 2");
});

test("two forms sent at once never share a pass", async () => {
  const { through } = aPage();
  const passes = await Promise.all([through(async (pass) => pass), through(async (pass) => pass)]);
  expect(new Set(passes).size).toBe(2);
});

test("a pass grows old and is made anew", async () => {
  const { prepare, through, clock } = aPage();
  prepare();
  await settled();
  clock.ms = 9 * 60_000 + 1;
  expect(await through(async (pass) => pass)).toBe("pass for answer 2");
});

test("after a refusal another pass is made in the background, before anybody asks for it [R-171]", async () => {
  const { through, solved } = aPage();
  await expect(through(() => Promise.reject(refused("sign_in.wrong_credentials")))).rejects.toMatchObject({
    code: "sign_in.wrong_credentials",
  });
  await settled();
  expect(solved).toHaveLength(2);
});

test("a pass that the server no longer takes is tried once more, and then the refusal is told [R-171]", async () => {
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

test("where the check is off nothing is worked out and nothing is sent", async () => {
  const { through, solved, state } = aPage({}, { kind: "off" });
  expect(await through(async (pass) => pass)).toBeUndefined();
  expect([solved, state.read().step]).toEqual([[], "unneeded"]);
});

test("what fails is shown, does not send the form, and is tried anew by the next one", async () => {
  const failures = [new Error("no answer")];
  const { through, state } = aPage({ ask: () => (failures.length > 0 ? Promise.reject(failures.pop()) : Promise.resolve(altcha)) });
  await expect(through(async () => "sent")).rejects.toThrow("no answer");
  expect(state.read().step).toBe("failed");
  expect(await through(async () => "sent")).toBe("sent");
});

test("a service's answer is what is exchanged", async () => {
  const { prepare, through, state } = aPage({}, { kind: "service", service: "hcaptcha", siteKey: "site" });
  prepare();
  await settled();
  const asked = state.read();
  if (asked.step !== "asking") throw new Error("the service has not asked");
  asked.answer("token");
  expect(await through(async (pass) => pass)).toBe("pass for token");
});

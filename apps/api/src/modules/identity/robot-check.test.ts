import { asksForPass } from "@emdia/contract/identity/robot.ts";
import { describe, expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../../demo/accounts/cast.ts";
import { sendAskedLinks } from "../../../test/accounts/asked-links.ts";
import { askPuzzle, exchange, newPass, solved } from "../../../test/accounts/robot-pass.ts";
import { everyRoute } from "../../../test/proofs/every-route.ts";
import { mailsTo } from "../../../test/sent-mail.ts";
import { openWorld } from "../../../test/world.ts";
import { keyOf } from "./store/failed-sign-ins.ts";

const world = openWorld({ robot: { kind: "altcha" } });
const signIn = (robotPass?: string, password: string = DEMO_PASSWORD) =>
  world.anonymous()("POST /authentication/signin")({ body: { email: cast.admin.email, password, robotPass } });

describe("robot check without a session", () => {
  test("sign-in succeeds with a pass [R-171] [CD-035]", async () => {
    const robotPass = await newPass(world);
    expect((await signIn(robotPass)).status).toBe(200);
  });

  test("sign-in without a valid pass is refused before anything is counted [R-171]", async () => {
    const pass = await newPass(world);
    for (const shown of [undefined, "", "sim", `${pass.slice(0, -2)}AA`, pass.replace(/^\d/, "9")]) {
      const { status, refused } = await signIn(shown);
      expect([status, refused.code, refused.message]).toEqual([422, "robot.not_confirmed", "Confirme que você não é um robô"]);
    }
    const { rows } = await world.database.ownerPool().query("select from sign_in_failure where subject like 'account %'");
    expect(rows).toEqual([]);
    expect((await signIn(pass)).status).toBe(200);
  });

  test("a wrong password uses up the pass", async () => {
    const pass = await newPass(world);
    expect((await signIn(pass, "errada@123#")).refused.code).toBe("sign_in.wrong_credentials");
    expect((await signIn(pass)).refused.code).toBe("robot.not_confirmed");
  });

  test("one of three concurrent sign-ins with one pass succeeds", async () => {
    const pass = await newPass(world);
    const answers = await Promise.all([signIn(pass), signIn(pass), signIn(pass)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test("a pass is valid for ten minutes", async () => {
    const [early, late] = [await newPass(world), await newPass(world)];
    world.clock.forward({ minutes: 9 });
    expect((await signIn(early)).status).toBe(200);
    world.clock.forward({ minutes: 2 });
    expect((await signIn(late)).refused.code).toBe("robot.not_confirmed");
  });

  test("mails of the public routes need a pass", async () => {
    const { email } = cast.manager;
    for (const key of [
      "POST /authentication/password/forgot",
      "POST /auth/password-reset",
      "POST /authentication/send-email-verification",
    ] as const)
      expect((await world.anonymous()(key)({ body: { email } })).refused.code).toBe("robot.not_confirmed");
    await sendAskedLinks(world);
    expect(await mailsTo(world, email)).toEqual([]);
    const body = { email, robotPass: await newPass(world) };
    expect((await world.anonymous()("POST /authentication/password/forgot")({ body })).status).toBe(204);
    await sendAskedLinks(world);
    expect(await mailsTo(world, email)).toHaveLength(1);
  });
});

describe("exchange of a challenge", () => {
  test("one of two concurrent exchanges of a solution succeeds [R-171]", async () => {
    const response = await solved(await askPuzzle(world));
    const answers = await Promise.all([exchange(world, response), exchange(world, response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await exchange(world, response)).refused.code).toBe("robot.not_confirmed");
  });

  test("the exchange refuses expired, unsolved and foreign challenges", async () => {
    const puzzle = await askPuzzle(world);
    const written = (challenge: unknown, solution: unknown) => Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    const response = await solved(puzzle);
    const { solution } = JSON.parse(Buffer.from(response, "base64").toString());
    const easier = { ...puzzle, parameters: { ...puzzle.parameters, keyPrefix: "00", keySignature: "" } };
    const longer = { ...puzzle, parameters: { ...puzzle.parameters, expiresAt: puzzle.parameters.expiresAt + 3_600 } };
    for (const wrong of [
      "nada",
      written(puzzle, { counter: 1, derivedKey: "00" }),
      written(puzzle, { ...solution, derivedKey: solution.derivedKey.replace(/.$/, (last: string) => (last === "0" ? "1" : "0")) }),
      written(longer, solution),
      await solved(easier),
    ])
      expect((await exchange(world, wrong)).refused.code).toBe("robot.not_confirmed");
    world.clock.forward({ minutes: 11 });
    expect((await exchange(world, response)).refused.code).toBe("robot.not_confirmed");
  });

  test("the exchange ignores the secret of older clients [CD-035]", async () => {
    const body = { response: await solved(await askPuzzle(world)), secret: "x" };
    expect((await world.anonymous()("POST /authentication/recaptcha")({ body })).status).toBe(200);
  });
});

test("an address with fifty failures in a day gets a harder challenge [CD-154]", async () => {
  const easy = await askPuzzle(world);
  const insert = "insert into sign_in_failure (subject, address_subject, at) select 'account ' || n, $1, $2 from generate_series(1, 50) n";
  await world.database.ownerPool().query(insert, [keyOf({ kind: "address", value: "127.0.0.1" }), world.clock.now()]);
  const hard = await askPuzzle(world);
  expect(hard.parameters.cost).toBe(easy.parameters.cost * 10);
  expect((await exchange(world, await solved(easy))).refused.code).toBe("robot.not_confirmed");
  const { answer } = await exchange(world, await solved(hard));
  expect((await signIn(answer.pass)).status).toBe(200);
  world.clock.forward({ minutes: 1_441 });
  expect((await askPuzzle(world)).parameters.cost).toBe(easy.parameters.cost);
}, 60_000);

test("public routes that send mails or sign in ask for a pass", () => {
  const asking = everyRoute.filter(({ route }) => asksForPass(route)).map(({ key }) => key);
  expect(asking).toEqual(
    expect.arrayContaining([
      "POST /authentication/signin",
      "POST /authentication/firebase-signin",
      "POST /authentication/password/forgot",
      "POST /auth/password-reset",
      "POST /authentication/send-email-verification",
    ]),
  );
  expect(everyRoute.filter(({ route }) => asksForPass(route) && route.permission !== "public")).toEqual([]);
});

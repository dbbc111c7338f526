import { describe, expect, test } from "vitest";
import { signedIn } from "../../../test/accounts/signed-in.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { SESSION_DAYS } from "./issue-tokens.ts";
import { firstSecret, readToken, writeToken } from "./refresh-token.ts";
import { REPEAT_WINDOW_SECONDS } from "./rules/rotation.ts";

const world = openWorld();
const refresh = (refreshToken: string) => world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken } });
const successorOf = async (refreshToken: string) => (await refresh(refreshToken)).answer.refreshToken;
const isIn = async (token: string) => (await world.withToken(token)("GET /authentication/me")()).status === 200;
const reasonsOf = async ({ accountId }: Person) => {
  const { rows } = await world.database
    .ownerPool()
    .query("select end_reason from account_session where account_id = $1 order by end_reason nulls last", [accountId]);
  return rows.map(({ end_reason }) => end_reason);
};

describe("rotation of refresh tokens", () => {
  test("a refresh returns new tokens for the same session [R-058]", async () => {
    const person = await newPerson(world);
    const { status, answer } = await refresh(person.refreshToken);
    expect(status).toBe(200);
    expect(Object.keys(answer).toSorted()).toEqual(["accessToken", "exp", "refreshToken", "token"]);
    expect(answer.token).toBe(answer.accessToken);
    expect(answer.refreshToken).not.toBe(person.refreshToken);
    expect(await isIn(answer.token)).toBe(true);
    expect(await isIn(person.token)).toBe(true);
    expect((await refresh(answer.refreshToken)).status).toBe(200);
  });

  test("an expired access token is refused, and a refresh replaces it [R-057] [R-060]", async () => {
    const person = await newPerson(world);
    world.clock.forward({ minutes: 11 });
    const late = await person.api("GET /authentication/me")();
    expect(late.status).toBe(401);
    expect(late.refused.message).toBe("Token negado.");
    expect(await isIn((await refresh(person.refreshToken)).answer.token)).toBe(true);
  });

  test("three concurrent refreshes get the same successor [CD-166]", async () => {
    const person = await newPerson(world);
    const replies = await Promise.all([refresh(person.refreshToken), refresh(person.refreshToken), refresh(person.refreshToken)]);
    const successors = new Set(replies.map(({ answer }) => answer.refreshToken));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(successors.size).toBe(1);
    for (const { answer } of replies) expect(await isIn(answer.token)).toBe(true);
  });

  test("a repeated refresh within ten seconds gets the same successor [CD-166]", async () => {
    const person = await newPerson(world);
    const successor = await successorOf(person.refreshToken);
    world.clock.forward({ seconds: REPEAT_WINDOW_SECONDS - 1 });
    expect(await successorOf(person.refreshToken)).toBe(successor);
    expect((await refresh(successor)).status).toBe(200);
  });

  test("reuse of a token after ten seconds ends its session only [CD-166]", async () => {
    const person = await newPerson(world);
    const elsewhere = await world.anonymous()("POST /authentication/signin")({ body: { email: person.email, password: "Emdia@2026#" } });
    const { answer: next } = await refresh(person.refreshToken);
    world.clock.forward({ seconds: REPEAT_WINDOW_SECONDS + 1 });

    const reused = await refresh(person.refreshToken);
    expect(reused.status).toBe(401);
    expect(reused.refused).toMatchObject({ code: "session.denied", message: "Token negado." });
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect([await isIn(person.token), await isIn(next.token)]).toEqual([false, false]);
    expect(await isIn(signedIn(elsewhere.answer).token)).toBe(true);
    expect(await reasonsOf(person)).toEqual(["token_reused", null]);
  });

  test("a token before the previous one ends the session within ten seconds [CD-166]", async () => {
    const person = await newPerson(world);
    const second = await successorOf(person.refreshToken);
    const third = await successorOf(second);
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect(await reasonsOf(person)).toEqual(["token_reused"]);
  });
});

describe("manipulated refresh tokens", () => {
  test("a forged secret ends its session", async () => {
    const person = await newPerson(world);
    const shown = readToken(person.refreshToken);
    const forged = shown ? writeToken({ ...shown, secret: firstSecret() }) : "";
    expect((await refresh(forged)).status).toBe(401);
    expect(await reasonsOf(person)).toEqual(["token_reused"]);
  });

  test("a token with another account or session is refused and ends nothing", async () => {
    const [victim, thief] = [await newPerson(world), await newPerson(world)];
    const [own, other] = [readToken(victim.refreshToken), readToken(thief.refreshToken)];
    if (!own || !other) throw new Error("sign-in answered no refresh token");
    const tried = [
      writeToken({ ...own, accountId: other.accountId }),
      writeToken({ ...other, accountId: own.accountId }),
      writeToken({ ...own, sessionId: "0192f3a0-0000-7000-8000-000000000009" }),
      writeToken({ ...own, accountId: 999_999_999 }),
    ];
    for (const token of tried) expect((await refresh(token)).refused.code).toBe("session.denied");
    expect([await isIn(victim.token), await isIn(thief.token)]).toEqual([true, true]);
    expect((await refresh(victim.refreshToken)).status).toBe(200);
  });

  test("a malformed token gets the same refusal", async () => {
    const person = await newPerson(world);
    for (const token of ["x", "1.2.3", `${person.refreshToken}x`, person.refreshToken.replaceAll(".", ":")]) {
      const { status, refused } = await refresh(token);
      expect(status).toBe(401);
      expect(refused).toEqual({ statusCode: 401, code: "session.denied", message: "Token negado." });
    }
    expect((await refresh("")).refused.code).toBe("request.malformed");
  });
});

describe("end of a session", () => {
  test("a session expires after thirty days without a refresh", async () => {
    const [idle, used] = [await newPerson(world), await newPerson(world)];
    world.clock.forward({ days: SESSION_DAYS - 1 });
    const kept = await successorOf(used.refreshToken);
    world.clock.forward({ days: 2 });
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    expect((await refresh(kept)).status).toBe(200);
  });

  test("disabling an account ends its sessions at once [R-174]", async () => {
    const person = await newPerson(world);
    await world.database.ownerPool().query("update account set disabled_at = now() where id = $1", [person.accountId]);
    expect(await isIn(person.token)).toBe(false);
    expect((await refresh(person.refreshToken)).status).toBe(401);
  });
});

import { describe, expect, test } from "vitest";
import { newCompany } from "../fixtures/new-company.ts";
import { newPerson, type Person } from "../fixtures/new-person.ts";
import { openWorld } from "../world.ts";
import { ask, type TestResponse } from "./ask.ts";
import { closedRoutes } from "./every-route.ts";
import { fittingRequest } from "./fitting-request.ts";
import { claimsIn, reissue, unsigned, withClaims } from "./forged-tokens.ts";

const world = openWorld();
const HOUR_MS = 3_600_000;

const owner = async (): Promise<Person> => newPerson(world, { companyId: await newCompany(world, "both"), keys: "all" });
const ownerOfAll = async (): Promise<string> => (await owner()).token;
const afterSession = async (change: string): Promise<string> => {
  const token = await ownerOfAll();
  await world.database.ownerPool().query(`update account_session set ${change} where id = $1`, [claimsIn(token).sid]);
  return token;
};
const afterSignOut = async (): Promise<string> => {
  const { api, token } = await owner();
  await api("POST /authentication/signout")({ body: {} });
  return token;
};
const afterDisabling = async (): Promise<string> => {
  const { accountId, token } = await owner();
  await world.database.ownerPool().query("update account set disabled_at = now() where id = $1", [accountId]);
  return token;
};

const spent: { readonly [what: string]: () => Promise<string> } = {
  "a session that was signed out": afterSignOut,
  "a session that has expired": () => afterSession("expires_at = now() - interval '1 second'"),
  "a session ended because its token was used twice": () => afterSession("ended_at = now(), end_reason = 'token_reused'"),
  "a session of an account that was disabled": afterDisabling,
  "an access token that has expired": async () => reissue(await ownerOfAll(), { now: new Date(world.clock.now().getTime() - HOUR_MS) }),
  "a token signed with another secret": async () =>
    reissue(await ownerOfAll(), { now: world.clock.now(), secret: "somebody else's secret" }),
  "a token whose claims were changed": async () => withClaims(await ownerOfAll(), { user_id: String((await owner()).accountId) }),
  "a token without a signature": async () => unsigned(await ownerOfAll()),
  "a token for the session of another account": async () =>
    reissue(await ownerOfAll(), { now: world.clock.now(), accountId: (await owner()).accountId }),
  "a word that is no token": async () => "this-is-not-a-token-at-all-only-words",
};

/** Cached anonymous response of each route. */
const answersToNobody = new Map<string, Promise<TestResponse>>();
const answerToNobody = (route: (typeof closedRoutes)[number]): Promise<TestResponse> => {
  const told = answersToNobody.get(route.key) ?? ask(world.address(), fittingRequest(route));
  answersToNobody.set(route.key, told);
  return told;
};

describe.for(Object.entries(spent))("%s", ([, make]) => {
  test("gets the anonymous response on every route that is not public [R-060]", async () => {
    const token = await make();
    for (const route of closedRoutes) {
      const told = await ask(world.address(), { ...fittingRequest(route), token });
      expect({ key: route.key, ...told }).toEqual({ key: route.key, ...(await answerToNobody(route)) });
      expect(told.status).toBe(401);
    }
  });
});

test("an access token expires after ten minutes, even if cached [R-060]", async () => {
  const asked = { method: "GET", path: "/account/me", token: await reissue(await ownerOfAll(), { now: world.clock.now() }) };
  expect((await ask(world.address(), asked)).status).toBe(200);
  world.clock.forward({ minutes: 9 });
  expect((await ask(world.address(), asked)).status).toBe(200);
  world.clock.forward({ minutes: 2 });
  expect((await ask(world.address(), asked)).status).toBe(401);
});

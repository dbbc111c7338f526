import { contract } from "@emdia/contract/contract.ts";
import type { Route } from "@emdia/contract/route.ts";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/accounts/cast.ts";
import { signedIn } from "../../../test/accounts/signed-in.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const signOut = "POST /authentication/signout";
const closed = Object.entries<Route>(contract).filter(([, { permission }]) => permission !== "public");

test("sign-out ends the session on every route and for its refresh token [R-060] [R-062]", async () => {
  const person = await newPerson(world);
  expect((await person.api(signOut)({ body: { uid: String(person.accountId) } })).status).toBe(204);
  for (const [key] of closed) {
    const [method = "GET", path = "/"] = key.split(" ");
    const response = await fetch(`${world.address()}/api${path.replace(/\{\w+\}/g, "1")}`, {
      method,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(await response.json(), key).toEqual({ statusCode: 401, code: "session.denied", message: "Token negado." });
    expect(response.status).toBe(401);
  }
  const refreshed = await world.anonymous()("POST /authentication/refresh-token")({ body: { refreshToken: person.refreshToken } });
  expect(refreshed.status).toBe(401);
});

test("sign-out keeps other sessions and records its reason", async () => {
  const person = await newPerson(world);
  const elsewhere = await world.anonymous()("POST /authentication/signin")({ body: { email: person.email, password: DEMO_PASSWORD } });
  await person.api(signOut)({ body: {} });
  expect((await world.withToken(signedIn(elsewhere.answer).token)("GET /authentication/me")()).status).toBe(200);
  const { rows } = await world.database
    .ownerPool()
    .query("select end_reason from account_session where account_id = $1 order by end_reason nulls last", [person.accountId]);
  expect(rows.map(({ end_reason }) => end_reason)).toEqual(["signed_out", null]);
});

test("sign-out without a session is refused", async () => {
  const { status, refused } = await world.anonymous()(signOut)({ body: {} });
  expect(status).toBe(401);
  expect(refused.message).toBe("Token negado.");
});

import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/accounts/cast.ts";
import { forget } from "../../../test/accounts/asked-links.ts";
import { newAccount } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { failuresMax } from "./rules/block.ts";
import { keyOf } from "./store/failed-sign-ins.ts";

const world = openWorld();
const newEmail = () => `pessoa-${randomUUID()}@teste.example`;
const signIn = (email: string, password: string) => world.anonymous()("POST /authentication/signin")({ body: { email, password } });
afterEach(async () => {
  vi.restoreAllMocks();
  await world.database.ownerPool().query("delete from sign_in_failure"); // all attempts come from one address
});

test("a blocked attempt is not counted and does not lengthen the block [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  for (const wrong of Array<string>(5).fill("Errada@2026#")) await signIn(email, wrong);
  const countedOnce = await world.database.ownerPool().query("select from sign_in_failure");
  world.clock.forward({ minutes: 14 });
  expect((await signIn(email, DEMO_PASSWORD)).refused).toMatchObject({ code: "sign_in.blocked" });
  expect((await world.database.ownerPool().query("select from sign_in_failure")).rowCount).toBe(countedOnce.rowCount);
  world.clock.forward({ minutes: 2 });
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
});

test("fifty failures from one address block it, but not the password reset [R-173] [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  const subject = keyOf({ kind: "address", value: "127.0.0.1" });
  const before = Array.from({ length: failuresMax.address - 1 }, () => subject);
  const notes = "insert into sign_in_failure (subject, at) select noted, $2 from unnest($1::text[]) noted";
  await world.database.ownerPool().query(notes, [before, world.clock.now()]);
  expect((await signIn(newEmail(), "Errada@2026#")).refused.code).toBe("sign_in.wrong_credentials");
  expect((await signIn(email, DEMO_PASSWORD)).refused).toMatchObject({ statusCode: 429, code: "sign_in.blocked" });
  expect((await forget(world, email)).status).toBe(204);
  world.clock.forward({ minutes: 16 });
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
});

test("a successful sign-in deletes the account's failures and its own attempt [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  await signIn(email, "Errada@2026#");
  await signIn(email, DEMO_PASSWORD);
  const { rows } = await world.database.ownerPool().query("select split_part(subject, ' ', 1) as kind from sign_in_failure");
  expect(rows).toEqual([{ kind: "address" }]);
});

/** Counts database round trips: statements sent while another is pending on the connection belong to the same trip. */
const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const underWay = new Map<pg.Client, number>();
  const send = pg.Client.prototype.query as (...args: readonly unknown[]) => unknown;
  let trips = 0;
  const sending = vi.spyOn(pg.Client.prototype, "query").mockImplementation(async function (this: pg.Client, ...args: readonly unknown[]) {
    const before = underWay.get(this) ?? 0;
    if (before === 0) trips += 1;
    underWay.set(this, before + 1);
    try {
      return await send.call(this, ...args);
    } finally {
      underWay.set(this, (underWay.get(this) ?? 1) - 1);
    }
  });
  await work();
  sending.mockRestore();
  return trips;
};

test("sign-in needs two round trips; a wrong password or unknown account one", async () => {
  const email = newEmail();
  await newAccount(world, email);
  await signIn(email, DEMO_PASSWORD);
  expect(await tripsOf(async () => expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200))).toBe(2);
  expect([await tripsOf(() => signIn(email, "Errada@2026#")), await tripsOf(() => signIn(newEmail(), "Errada@2026#"))]).toEqual([1, 1]);
});

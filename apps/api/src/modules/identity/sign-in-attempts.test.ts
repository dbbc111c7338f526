import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/accounts/cast.ts";
import { forget } from "../../../test/accounts/asked-links.ts";
import { newAccount } from "../../../test/fixtures/new-person.ts";
import { codeSentTo } from "../../../test/sent-mail.ts";
import { openWorld } from "../../../test/world.ts";
import { HASH_REQUESTS_MAX, withHashCapacity } from "./password-check.ts";
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

/** Stores fifty failures of now: of an account from other addresses, or of this address for other accounts. */
const storeFailures = async (of: { readonly account?: string; readonly address?: string }): Promise<void> => {
  const insert = "insert into sign_in_failure (subject, address_subject, at) select $1, $2, $3 from generate_series(1, 50)";
  const subject = keyOf({ kind: "account", value: of.account ?? newEmail() });
  const address = keyOf({ kind: "address", value: of.address ?? "203.0.113.9" });
  await world.database.ownerPool().query(insert, [subject, address, world.clock.now()]);
};

test("the second block of an account from an address is longer [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  const guess = () => signIn(email, "Errada@2026#");
  for (let nth = 0; nth < 5; nth += 1) await guess();
  expect((await guess()).refused).toMatchObject({ statusCode: 429, details: { retryAfterSeconds: 900 } });
  world.clock.forward({ minutes: 15, seconds: 1 });
  for (let nth = 0; nth < 5; nth += 1) expect((await guess()).refused.code).toBe("sign_in.wrong_credentials");
  world.clock.forward({ minutes: 20 });
  expect((await guess()).refused).toMatchObject({ code: "sign_in.blocked", details: { retryAfterSeconds: 600 } });
});

test("failures from one address alone refuse no sign-in [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  await storeFailures({ address: "127.0.0.1" });
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
});

test("a block of one address does not block another [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  await storeFailures({ account: email });
  await world.database.ownerPool().query("delete from sign_in_failure where id % 10 > 1");
  expect((await signIn(email, DEMO_PASSWORD)).status).toBe(200);
});

test("fifty failures in a day leave known devices and the reset link [CD-154]", async () => {
  const [known, other] = [newEmail(), newEmail()];
  for (const email of [known, other]) await newAccount(world, email);
  expect((await signIn(known, DEMO_PASSWORD)).status).toBe(200);
  for (const account of [known, other]) await storeFailures({ account });
  expect((await signIn(known, DEMO_PASSWORD)).status).toBe(200);
  expect((await signIn(other, DEMO_PASSWORD)).refused).toMatchObject({ code: "sign_in.blocked", details: { retryAfterSeconds: 86_400 } });

  await forget(world, other);
  const body = { oobCode: await codeSentTo(world, other), password: "Novo@2027#a", confirmPassword: "Novo@2027#a" };
  expect((await world.anonymous()("POST /authentication/password/reset")({ body })).status).toBe(204);
  expect((await signIn(other, "Novo@2027#a")).status).toBe(200);
});

test("an unknown e-mail gets the same refusal after fifty failures [CD-154] [R-172]", async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  await newAccount(world, known);
  for (const account of [known, unknown]) await storeFailures({ account });
  expect((await signIn(unknown, DEMO_PASSWORD)).refused).toEqual((await signIn(known, DEMO_PASSWORD)).refused);
});

test("a successful sign-in deletes the account's failures from this address only [CD-154]", async () => {
  const email = newEmail();
  await newAccount(world, email);
  await storeFailures({ account: email });
  await world.database.ownerPool().query("delete from sign_in_failure where id % 10 > 1");
  const elsewhere = await world.database.ownerPool().query("select from sign_in_failure");
  await signIn(email, "Errada@2026#");
  await signIn(email, DEMO_PASSWORD);
  expect((await world.database.ownerPool().query("select from sign_in_failure")).rowCount).toBe(elsewhere.rowCount);
});

test("a full hash queue refuses sign-in with 503 and counts nothing", async () => {
  const gate = Promise.withResolvers<void>();
  const running = Array.from({ length: HASH_REQUESTS_MAX }, () => withHashCapacity(() => gate.promise));
  const { refused, headers } = await signIn(newEmail(), "Errada@2026#");
  expect(refused).toMatchObject({ statusCode: 503, code: "password.busy" });
  expect(headers.get("retry-after")).toBe("5");
  gate.resolve();
  await Promise.all(running);
  expect((await world.database.ownerPool().query("select from sign_in_failure")).rowCount).toBe(0);
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

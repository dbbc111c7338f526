import { afterEach, expect, test } from "vitest";
import { ownDatabase } from "../../../../test/database.ts";
import { createUploadLock, type UploadLocker } from "./create-upload-lock.ts";

const database = ownDatabase();
const lost: Error[] = [];
const lockers: UploadLocker[] = [];
/** The lock of one server process. */
const process = (): UploadLocker => {
  const locker = createUploadLock(database.url("app"), (error) => void lost.push(error));
  lockers.push(locker);
  return locker;
};
afterEach(async () => {
  for (const locker of lockers.splice(0)) await locker.close();
});

const never = () => new AbortController().signal;
const nobody = () => undefined;
const isBusy = { status_code: 409 };
const heldLocks = async () => {
  const { rows } = await database
    .ownerPool()
    .query(
      "select count(*) as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
  return rows[0]?.held;
};

test("the next request in one process makes the first release its lock", async () => {
  const locker = process();
  const first = locker.newLock("7/a");
  const asked = Promise.withResolvers<void>();
  await first.lock(never(), asked.resolve);
  const second = locker.newLock("7/a");
  const waiting = second.lock(never(), nobody);
  await asked.promise;
  await first.unlock();
  await waiting;
  await second.unlock();
  expect(await heldLocks()).toBe(0);
});

test("another process gets 409 while the upload is locked", async () => {
  const [one, other] = [process(), process()];
  const lock = one.newLock("7/b");
  await lock.lock(never(), nobody);
  const soon = AbortSignal.timeout(300);
  await expect(other.newLock("7/b").lock(soon, nobody)).rejects.toMatchObject(isBusy);
  const free = other.newLock("7/c");
  await free.lock(never(), nobody);
  expect(await heldLocks()).toBe(2);
  await Promise.all([lock.unlock(), free.unlock()]);
  const now = other.newLock("7/b");
  await now.lock(never(), nobody);
  await now.unlock();
  expect(await heldLocks()).toBe(0);
});

test("concurrent requests of one process get the lock one by one", async () => {
  const locker = process();
  let inside = 0;
  let most = 0;
  const once = async () => {
    const lock = locker.newLock("7/d");
    await lock.lock(never(), nobody);
    inside += 1;
    most = Math.max(most, inside);
    await heldLocks();
    inside -= 1;
    await lock.unlock();
  };
  await Promise.all(Array.from({ length: 8 }, once));
  expect(most).toBe(1);
  expect(await heldLocks()).toBe(0);
});

test("a lost connection frees its locks and the next lock reconnects", async () => {
  const locker = process();
  const cut = locker.newLock("7/e");
  await cut.lock(never(), nobody);
  await database
    .ownerPool()
    .query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
  await cut.unlock().catch(() => undefined);
  const next = locker.newLock("7/e");
  await next.lock(never(), nobody);
  expect(await heldLocks()).toBe(1);
  await next.unlock();
});

import { afterEach, expect, test } from "vitest";
import { ownDatabase } from "../../../../test/database.ts";
import { createUploadLock, type UploadLocker } from "./create-upload-lock.ts";

const database = ownDatabase();
const lost: Error[] = [];
const lockers: UploadLocker[] = [];
/** What one process of several has. */
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
const held = async () => {
  const { rows } = await database
    .ownerPool()
    .query(
      "select count(*) as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
  return rows[0]?.held;
};

test("whoever holds an upload is asked to leave by the next in the same process, who then has it", async () => {
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
  expect(await held()).toBe(0);
});

test("of two processes one has an upload, and the other is told that it is busy; another upload is free", async () => {
  const [one, other] = [process(), process()];
  const lock = one.newLock("7/b");
  await lock.lock(never(), nobody);
  const soon = AbortSignal.timeout(300);
  await expect(other.newLock("7/b").lock(soon, nobody)).rejects.toMatchObject(isBusy);
  const free = other.newLock("7/c");
  await free.lock(never(), nobody);
  expect(await held()).toBe(2);
  await Promise.all([lock.unlock(), free.unlock()]);
  const now = other.newLock("7/b");
  await now.lock(never(), nobody);
  await now.unlock();
  expect(await held()).toBe(0);
});

test("many in one process are each alone, one after the other", async () => {
  const locker = process();
  let inside = 0;
  let most = 0;
  const once = async () => {
    const lock = locker.newLock("7/d");
    await lock.lock(never(), nobody);
    inside += 1;
    most = Math.max(most, inside);
    await held();
    inside -= 1;
    await lock.unlock();
  };
  await Promise.all(Array.from({ length: 8 }, once));
  expect(most).toBe(1);
  expect(await held()).toBe(0);
});

test("when the database ends the connection its locks are free, and the next one is taken on a new connection", async () => {
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
  expect(await held()).toBe(1);
  await next.unlock();
});

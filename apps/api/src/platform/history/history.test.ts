import { expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { scopeOf } from "../../../test/scope-of.ts";
import { jobOpening } from "../access/openings.ts";
import { inTransaction, openTransaction } from "../database/transaction.ts";
import { type HistoryNote, historyOf, recordHistory } from "./history.ts";

const database = ownDatabase();
const world = { database };
const paging = { page: 1, itemsPerPage: 10 };
const scope = scopeOf();
const note = (ownerId: number, more: Partial<HistoryNote> = {}): HistoryNote => ({
  ownerId,
  about: { kind: "worker", id: 1 },
  subject: { kind: "worker", id: 1, name: "Rita" },
  action: "worker.renamed",
  ...more,
});
/** Runs work in a transaction of this company. */
const forCompany = <T>(companyId: number, work: (acting: typeof scope) => Promise<T>) =>
  inTransaction(openTransaction(database.appPool(), jobOpening(companyId)), (tx) => work({ ...scope, tx }));
const seenBy = async (companyId: number, ownerId: number) =>
  (await forCompany(companyId, (acting) => historyOf(acting, { ownerId, kind: "worker", id: 1 }, paging))).results;

test("a history entry has actor, time, subject, action and changed values", async () => {
  const owner = await newCompany(world);
  await forCompany(owner, (acting) => recordHistory(acting, note(owner, { change: { field: "name", from: "Ana", to: "Rita" } })));
  expect(await seenBy(owner, owner)).toEqual([
    {
      id: expect.any(Number),
      at: "2026-03-10T15:00:00.000Z",
      action: "worker.renamed",
      accountId: scope.account.id,
      accountName: "Helena Prado",
      subject: { kind: "worker", id: 1, name: "Rita" },
      field: "name",
      oldValue: "Ana",
      newValue: "Rita",
    },
  ]);
});

test("a supplier reads only shared entries, and a third company reads none", async () => {
  const [owner, provider, other] = [await newCompany(world), await newCompany(world, "provider"), await newCompany(world)];
  await forCompany(owner, async (acting) => {
    await recordHistory(acting, note(owner, { action: "worker.kept-private" }));
    await recordHistory(acting, note(owner, { action: "worker.shared", providerId: provider }));
  });
  expect((await seenBy(owner, owner)).map(({ action }) => action)).toEqual(["worker.shared", "worker.kept-private"]);
  expect((await seenBy(provider, owner)).map(({ action }) => action)).toEqual(["worker.shared"]);
  expect(await seenBy(other, owner)).toEqual([]);
});

test("a company cannot write the history of another company", async () => {
  const [owner, other] = [await newCompany(world), await newCompany(world)];
  await expect(forCompany(other, (acting) => recordHistory(acting, note(owner)))).rejects.toThrow("row-level security");
  expect(await seenBy(owner, owner)).toEqual([]);
});

test("a rolled back transaction leaves no history entry", async () => {
  const owner = await newCompany(world);
  const undone = forCompany(owner, async (acting) => {
    await recordHistory(acting, note(owner));
    throw new Error("refused");
  });
  await expect(undone).rejects.toThrow("refused");
  expect(await seenBy(owner, owner)).toEqual([]);
});

test.each([
  { what: "changed", statement: "update history set new_value = 'outro'" },
  { what: "deleted", statement: "delete from history" },
  { what: "emptied", statement: "truncate history" },
])("history is never $what, neither by the application nor by the owner", async ({ statement }) => {
  const owner = await newCompany(world);
  await forCompany(owner, (acting) => recordHistory(acting, note(owner)));
  await expect(database.ownerPool().query(statement)).rejects.toThrow("history is only ever added to");
  await expect(database.appPool().query(statement)).rejects.toThrow("permission denied");
  expect(await seenBy(owner, owner)).toHaveLength(1);
});

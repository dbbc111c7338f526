import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { cast, type Role } from "../../demo/accounts/cast.ts";
import { ownDatabase } from "../database.ts";
import { type Arranged, arrangeRows } from "./arranged-rows.ts";
import { type Attacker, attack, attempt, insertCopy, type Row, updateRow, type Victim } from "./attack.ts";
import { type BusinessTableName, businessTables, readCatalogue } from "./catalogue.ts";
import { everyReader, type Reader } from "./readers.ts";
import { hasShape, type Shape, shapes } from "./shapes.ts";

const database = ownDatabase();
const known: { victims: readonly Victim[]; readers: readonly Reader[] } = { victims: [], readers: [] };

/** The demo user who owns the attacked rows, and a user who reads but does not own them. */
const ownerOf = ({ table }: Victim): Role => (shapes[table.name] === "of a provider" ? "supplier" : "admin");
const onlyReaders: { readonly [S in Shape]?: Role } = {
  "of a contractor": "supplier",
  "of the catalogue": "supplier",
  "of a provider": "admin",
};

/** Writers other than the owner: suppliers write some rows, and triggers and functions maintain others. */
const otherWriters: { readonly [T in BusinessTableName]?: Role | "nobody" } = {
  attachment: "supplier",
  badge: "nobody",
  notice: "nobody",
  notice_digest: "nobody",
  pendency_comment: "supplier",
  pendency_dispute: "supplier",
  project_worker: "supplier",
  service_month: "supplier",
  training_need: "supplier",
  worker_field_value: "supplier",
  contractor_gone_worker: "nobody",
  contractor_supplier: "nobody",
  contractor_word: "nobody",
  contractor_worker: "nobody",
  contractor_worker_word: "nobody",
  panel_record: "nobody",
  panel_recorded: "nobody",
  pendency_count: "nobody",
  pendency_delta: "nobody",
  pendency_month_count: "nobody",
  pendency_type_count: "nobody",
  review_day: "nobody",
  review_escalation: "nobody",
  review_move: "nobody",
  supplier_reminder: "nobody",
};

const readerCalled = (name: string): Reader => {
  const found = known.readers.find(({ who }) => who === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};
const reader = (role: Role): Reader => readerCalled(cast[role].email);
const attacker = ({ opening }: Reader): Attacker => ({ pool: database.appPool(), opening });
const companyOf = (role: Role): number => reader(role).companies[0] ?? 0;

/** A row of Serra Azul (of Ipê if suppliers own the table), shared with Ipê if the table has shared rows. */
const victimIn = async (owner: pg.Pool, table: Victim["table"], ids: Arranged): Promise<Victim> => {
  const owners: { readonly [S in Shape]?: number } = { "of an account": ids.admin, "of a provider": ids.ipe };
  const shared = table.columns.includes("provider_id") ? `(provider_id = ${ids.ipe}) desc nulls last, ` : "";
  const { rows } = await owner.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table.name} t where ${table.ownerColumn} = $1 order by ${shared}${table.primaryKey.join(", ")} limit 1`,
    [owners[shapes[table.name]] ?? ids.serraAzul],
  );
  const [found] = rows;
  if (!found) throw new Error(`${table.name} has no row to attack: arrange one in arranged-rows.ts`);
  return { table, row: found.row };
};
const victim = (name: BusinessTableName): Victim => {
  const found = known.victims.find(({ table }) => table.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

beforeAll(async () => {
  const owner = database.ownerPool();
  const ids = await arrangeRows(owner);
  known.readers = await everyReader(owner);
  const tables = businessTables(await readCatalogue(owner)).filter(hasShape);
  known.victims = await Promise.all(tables.map((table) => victimIn(owner, table, ids)));
});

const nothing = (table: string) => ({
  table,
  inserted: "refused",
  updated: expect.toBeOneOf([0, "refused"]),
  deleted: expect.toBeOneOf([0, "refused"]),
});

describe.for([
  { role: "stranger", who: "a contractor that has nothing to do with the owner" },
  { role: "staff", who: "a supplier of the same contractor, whom the row is not about" },
] as const)("$who", ({ role }) => {
  test("cannot insert, update or delete rows of another owner", async () => {
    for (const one of known.victims) expect(await attack(attacker(reader(role)), one)).toEqual(nothing(one.table.name));
  });
});

test("contractor and supplier cannot write rows of the other that they read", async () => {
  const read = known.victims.flatMap((one) => ({ one, role: onlyReaders[shapes[one.table.name]] }));
  for (const { one, role } of read) if (role) expect(await attack(attacker(reader(role)), one)).toEqual(nothing(one.table.name));
  expect(read.filter(({ role }) => role).length).toBeGreaterThan(0);
});

test("a company cannot insert another's row with itself as its supplier", async () => {
  const shared = known.victims.filter(({ table }) => shapes[table.name] === "shared");
  for (const { table, row } of shared) {
    const claimed = { table, row: { ...row, provider_id: companyOf("stranger") } };
    expect(await insertCopy(attacker(reader("stranger")), claimed), table.name).toBe("refused");
  }
  expect(shared.length).toBeGreaterThan(0);
});

test("an owner cannot transfer a row to another company", async () => {
  for (const one of known.victims.filter(({ table }) => shapes[table.name] !== "of an account")) {
    const given = `${one.table.ownerColumn} = ${companyOf("stranger")}`;
    expect(await updateRow(attacker(reader(ownerOf(one))), one, given), one.table.name).toBe("refused");
  }
});

test("only the contractor can insert, change or delete a supplier's link", async () => {
  const link = victim("project_company");
  expect(await attack(attacker(reader("supplier")), link)).toEqual(nothing("project_company"));
  const own = { ...link, row: { ...link.row, provider_id: companyOf("staff") } };
  expect(await insertCopy(attacker(reader("staff")), own)).toBe("refused");
  expect((await attack(attacker(reader("admin")), link)).updated).toBe(1);
});

test("a supplier adds shared history only for contractors that it works for", async () => {
  const line = victim("history");
  const fresh = { ...line, row: { ...line.row, id: 1_000_000_000 } };
  expect(await insertCopy(attacker(reader("supplier")), fresh)).toBe(1);
  expect(await insertCopy(attacker(reader("staff")), fresh)).toBe("refused");
});

test("an account cannot add itself to a company or become its owner", async () => {
  const self = readerCalled(`${cast.analyst.email}, before any company`);
  const { table, row } = victim("membership");
  expect(await attempt(attacker(self), "update membership set is_owner = true where account_id = $1", [self.account])).toBe(0);
  expect(await insertCopy(attacker(self), { table, row: { ...row, account_id: self.account } })).toBe("refused");
});

test("the owner may insert its rows, apart from those of triggers", async () => {
  for (const one of known.victims) {
    const writer = otherWriters[one.table.name] ?? ownerOf(one);
    const { inserted } = await attack(attacker(reader(writer === "nobody" ? ownerOf(one) : writer)), one);
    expect(inserted === "refused", one.table.name).toBe(writer === "nobody");
  }
});

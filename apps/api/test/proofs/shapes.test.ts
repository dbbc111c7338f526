import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction, openTransaction, type Tx } from "../../src/platform/database/transaction.ts";
import { ownDatabase } from "../database.ts";
import { arrangeRows } from "./arranged-rows.ts";
import { type BusinessTable, type BusinessTableName, businessTables, readCatalogue } from "./catalogue.ts";
import { everyReader, type Reader } from "./readers.ts";
import { hasShape, readableIn, shapes } from "./shapes.ts";

const database = ownDatabase();
type Shaped = BusinessTable & { readonly name: BusinessTableName };
const known: { tables: readonly Shaped[]; readers: readonly Reader[] } = { tables: [], readers: [] };

beforeAll(async () => {
  await arrangeRows(database.ownerPool());
  known.tables = businessTables(await readCatalogue(database.ownerPool())).filter(hasShape);
  known.readers = await everyReader(database.ownerPool());
});

const keyOf = ({ primaryKey }: BusinessTable): string => `concat_ws('/', ${primaryKey.join(", ")})`;
const keysIn = (table: BusinessTable, where: string): string =>
  `select '${table.name}' as name, coalesce(array_agg(${keyOf(table)} order by ${keyOf(table)}), '{}') as keys from ${table.name} where ${where}`;
type KeysByTable = { readonly [table: string]: readonly string[] };
const byTable = (rows: readonly { readonly name: string; readonly keys: string[] }[]): KeysByTable =>
  Object.fromEntries(rows.map(({ name, keys }) => [name, keys]));

const asApp = <T>({ opening }: Reader, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(openTransaction(database.appPool(), opening), work);
const seenBy = (reader: Reader): Promise<KeysByTable> =>
  asApp(reader, async (tx) =>
    byTable(
      (await sql.raw<{ name: string; keys: string[] }>(known.tables.map((table) => keysIn(table, "true")).join(" union all ")).execute(tx))
        .rows,
    ),
  );
const allowedTo = async ({ companies, account }: Reader): Promise<KeysByTable> => {
  const { rows } = await database
    .ownerPool()
    .query<{ name: string; keys: string[] }>(known.tables.map((table) => keysIn(table, readableIn(table))).join(" union all "), [
      companies,
      account,
    ]);
  return byTable(rows);
};

test("every table with an owner has a shape and rows to read", async () => {
  const all = businessTables(await readCatalogue(database.ownerPool())).map(({ name }) => name);
  expect(all).toEqual(Object.keys(shapes).sort());
  const { rows } = await database
    .ownerPool()
    .query<{ name: string; keys: string[] }>(known.tables.map((table) => keysIn(table, "true")).join(" union all "));
  expect(rows.filter(({ keys }) => keys.length < 2).map(({ name }) => name)).toEqual([]);
});

test("every reader sees exactly the rows that the shapes allow", async () => {
  for (const reader of known.readers)
    expect({ who: reader.who, ...(await seenBy(reader)) }).toEqual({ who: reader.who, ...(await allowedTo(reader)) });
});

describe("sample readers", () => {
  const named = async (who: string) => {
    const reader = known.readers.find((one) => one.who === who);
    if (!reader) throw new Error(`nobody is called ${who}`);
    return asApp(reader, async (tx) => {
      const { rows } = await sql<{
        name: string;
      }>`select distinct c.trading_name as name from facility f join company c on c.id = f.contractor_id order by 1`.execute(tx);
      return rows.map(({ name }) => name);
    });
  };

  test("Serra Azul and Horizonte read only their own facilities", async () => {
    expect(await named("admin@serraazul.example")).toEqual(["Serra Azul Mineração"]);
    expect(await named("admin@horizonte.example")).toEqual(["Horizonte Energia"]);
  });
  test("Ipê reads its facilities and those of its two contractors", async () => {
    expect(await named("fornecedor@ipe.example")).toEqual(["Horizonte Energia", "Ipê Andaimes", "Serra Azul Mineração"]);
  });
  test("a member of two companies reads both, or the selected one", async () => {
    expect(await named("consultora@parceira.example")).toEqual(["Horizonte Energia", "Ipê Andaimes", "Serra Azul Mineração"]);
    expect(await named("consultora@parceira.example, for one company")).toEqual(["Serra Azul Mineração"]);
  });
  test("a supplier reads only facilities of its contractors", async () => {
    expect(await named("the jobs of Norte Sul Içamentos")).toEqual(["Horizonte Energia"]);
    expect(await named("the jobs of Jatobá Florestal")).toEqual(["Serra Azul Mineração"]);
  });
});

describe("a missing scope setting", () => {
  const guarded = () => ["account", ...known.tables.map(({ name }) => name)];
  const counted = () =>
    guarded()
      .map((name) => `select '${name}' as name, count(*) as rows from ${name}`)
      .join(" union all ");
  const none = () => guarded().map((name) => ({ name, rows: 0 }));

  test("shows no row outside a transaction", async () => {
    expect((await database.appPool().query(counted())).rows).toEqual(none());
  });
  test("shows no row in a transaction without opening, even after another", async () => {
    const client = await database.appPool().connect();
    try {
      await client.query("begin");
      expect((await client.query(counted())).rows).toEqual(none());
      await client.query(`rollback; begin; ${known.readers[0]?.opening}; commit; begin`);
      expect((await client.query(counted())).rows).toEqual(none());
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

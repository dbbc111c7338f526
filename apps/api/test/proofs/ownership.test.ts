import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ownDatabase } from "../database.ts";
import {
  type BusinessTable,
  businessTables,
  type CataloguedTable,
  isPlatforms,
  ownerColumns,
  platformTables,
  readCatalogue,
} from "./catalogue.ts";
import { type Crossing, declaredCrossings } from "./declared-crossings.ts";

const database = ownDatabase();
const known: { tables: readonly CataloguedTable[]; business: readonly BusinessTable[]; crossings: readonly Crossing[] } = {
  tables: [],
  business: [],
  crossings: [],
};
const MIGRATIONS = join(import.meta.dirname, "../../migrations");

beforeAll(async () => {
  known.tables = await readCatalogue(database.ownerPool());
  known.business = businessTables(known.tables);
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  known.crossings = declaredCrossings((await Promise.all(files.map((name) => readFile(join(MIGRATIONS, name), "utf8")))).join("\n"));
});

const declared = (table: string, column: string): boolean => known.crossings.some((one) => one.table === table && one.column === column);
const ownerOf = (table: string): string | undefined => known.business.find(({ name }) => name === table)?.ownerColumn;

describe("every row has an owner", () => {
  test("the platform's own tables are these and no others", () => {
    expect(known.tables.filter(isPlatforms).map(({ name }) => name)).toEqual(platformTables);
    expect(known.business.length).toBeGreaterThan(8);
  });

  test("the key of every other table begins with the company or the account that owns the row", () => {
    const homeless = known.business.filter(({ ownerColumn }) => !(ownerColumns as readonly string[]).includes(ownerColumn));
    expect(homeless.map(({ name, primaryKey }) => ({ name, primaryKey }))).toEqual([]);
  });

  test("a reference to a row with an owner carries that owner: its own, or one that is declared to be crossed", () => {
    const broken = known.business.flatMap(({ name, ownerColumn, references }) =>
      references.flatMap(({ name: constraint, columns, to, toColumns }) => {
        const theirOwner = ownerOf(to);
        if (theirOwner === undefined) return isPlatforms({ name: to }) ? [] : [constraint];
        const carrying = columns[toColumns.indexOf(theirOwner)];
        return carrying !== undefined && (carrying === ownerColumn || declared(name, carrying)) ? [] : [constraint];
      }),
    );
    expect(broken).toEqual([]);
  });

  test("whatever names a row and is not held by such a reference is declared, with a reason, to cross owners", () => {
    const silent = known.business.flatMap(({ name, columns, ownerColumn, references }) => {
      const held = references.filter(({ to }) => ownerOf(to) !== undefined).flatMap((reference) => reference.columns);
      const ofKind = (column: string) => columns.includes(column.replace(/_id$/, "_kind")); // it may be a row of several tables
      return columns
        .filter((column) => column.endsWith("_id") && column !== ownerColumn && !held.includes(column) && !ofKind(column))
        .filter((column) => !declared(name, column))
        .map((column) => `${name}.${column}`);
    });
    expect(silent).toEqual([]);
  });

  test("whoever else's column stands beside the owner is declared to cross owners, even where a reference holds it", () => {
    const silent = known.business.flatMap(({ name, columns, ownerColumn }) =>
      columns
        .filter((column) => (ownerColumns as readonly string[]).includes(column) && column !== ownerColumn && !declared(name, column))
        .map((column) => `${name}.${column}`),
    );
    expect(silent).toEqual([]);
  });

  test("what is declared to cross owners exists, and says why", () => {
    const columnsOf = (table: string) => known.tables.find(({ name }) => name === table)?.columns ?? [];
    expect(known.crossings.filter(({ table, column, why }) => !columnsOf(table).includes(column) || why.length < 10)).toEqual([]);
    expect(known.crossings.length).toBeGreaterThan(0);
  });
});

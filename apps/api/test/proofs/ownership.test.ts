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

describe("row ownership", () => {
  test("the platform tables are exactly these", () => {
    expect(known.tables.filter(isPlatforms).map(({ name }) => name)).toEqual(platformTables);
    expect(known.business.length).toBeGreaterThan(8);
  });

  test("every other primary key begins with an owner column", () => {
    const homeless = known.business.filter(({ ownerColumn }) => !(ownerColumns as readonly string[]).includes(ownerColumn));
    expect(homeless.map(({ name, primaryKey }) => ({ name, primaryKey }))).toEqual([]);
  });

  test("a foreign key contains its target's owner column or is declared", () => {
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

  test("an id column without a foreign key with owner is declared", () => {
    const silent = known.business.flatMap(({ name, columns, ownerColumn, references }) => {
      const held = references.filter(({ to }) => ownerOf(to) !== undefined).flatMap((reference) => reference.columns);
      const ofKind = (column: string) => columns.includes(column.replace(/_id$/, "_kind")); // a polymorphic reference to several tables
      return columns
        .filter((column) => column.endsWith("_id") && column !== ownerColumn && !held.includes(column) && !ofKind(column))
        .filter((column) => !declared(name, column))
        .map((column) => `${name}.${column}`);
    });
    expect(silent).toEqual([]);
  });

  test("a second owner column is declared even with a foreign key", () => {
    const silent = known.business.flatMap(({ name, columns, ownerColumn }) =>
      columns
        .filter((column) => (ownerColumns as readonly string[]).includes(column) && column !== ownerColumn && !declared(name, column))
        .map((column) => `${name}.${column}`),
    );
    expect(silent).toEqual([]);
  });

  test("every declared crossing names an existing column and a reason", () => {
    const columnsOf = (table: string) => known.tables.find(({ name }) => name === table)?.columns ?? [];
    expect(known.crossings.filter(({ table, column, why }) => !columnsOf(table).includes(column) || why.length < 10)).toEqual([]);
    expect(known.crossings.length).toBeGreaterThan(0);
  });
});

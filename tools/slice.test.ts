import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nearestTables, routeTables } from "./route-tables.mjs";
import { run } from "./run-step.mjs";
import { type ScratchTree, scratchTree } from "./scratch-tree.ts";
import { writeSlice } from "./write-slice.mjs";

const root = join(import.meta.dirname, "..");
const server = ["package.json", "src", "catalogue", "demo", "registry-sample", "test"].map((path) => `apps/api/${path}`);
const copied = ["tsconfig.base.json", "packages/contract", "apps/api/node_modules", ...server];
const modules = await readdir(join(root, "apps/api/src/modules"));
type Table = { readonly contract: { readonly name: string } };
const tables = modules.flatMap((moduleName) =>
  routeTables(root, moduleName).map(({ contract }) => ({ moduleName, table: contract.name, keys: contract.keys })),
);
const opened: { tree?: ScratchTree } = {};
const scratch = () => opened.tree?.root ?? "";
const read = (file: string) => readFile(join(scratch(), file), "utf8");

/** A copy of the server and the contract, with the original libraries. */
beforeAll(async () => {
  const tree = await scratchTree({});
  opened.tree = tree;
  for (const path of copied) await cp(join(root, path), join(tree.root, path), { recursive: true });
  await symlink(join(root, "node_modules"), join(tree.root, "node_modules"));
  await mkdir(join(tree.root, "apps/api/node_modules/@emdia"));
  await symlink(join(tree.root, "packages/contract"), join(tree.root, "apps/api/node_modules/@emdia/contract"));
});
afterAll(() => opened.tree?.remove());

const nearest = (moduleName: string, route: string) =>
  nearestTables(routeTables(root, moduleName), route).map(({ contract }: Table) => contract.name);

describe("contract table of a route", () => {
  test.each([
    ["projects", "PUT /projects/{id}/archive", ["wizardRoutes"]],
    ["projects", "GET /projects", ["projectRoutes", "wizardRoutes"]],
    ["pendencies", "PUT /pendencies/{id}/stamp", ["pendencyRecordRoutes"]],
    ["catalogue", "PUT /catalogue/risk-activities/{ownerId}/{id}/retire", ["riskActivityRoutes"]],
    ["facilities", "PUT /companies/facilities/{id}/archive", ["facilityRoutes"]],
  ])("%s: %s", (moduleName, route, expected) => expect(nearest(moduleName, route)).toEqual(expected));

  test("writeSlice requires a table name when several tables are equally near", () => {
    const slice = { moduleName: "workers", name: "stamp-worker", route: "PUT /employees/{id}/stamp", permission: "self" };
    expect(() => writeSlice(scratch(), slice)).toThrow(
      "The address fits several tables: say at the end which, workerListRoutes, workerRecordRoutes.",
    );
    expect(() => writeSlice(scratch(), { ...slice, table: "stampRoutes" })).toThrow("workers has no table called stampRoutes: it has ");
  });

  test("only the calendar and the demo have no route tables", () => {
    expect(modules.filter((moduleName) => !tables.some((one) => one.moduleName === moduleName))).toEqual(["calendar", "demo"]);
  });
});

describe("new slices", () => {
  const begun = new Map<string, ReturnType<typeof writeSlice>>();

  test.each(tables)("writeSlice creates route, handler and failing test in $table of $moduleName", async ({ moduleName, table, keys }) => {
    const route = `PUT /stamps/${table.toLowerCase()}/{id}`;
    const name = `stamp-${table.toLowerCase()}`;
    const written = writeSlice(scratch(), { moduleName, name, route, permission: "self", table });
    begun.set(table, written);

    const after = routeTables(scratch(), moduleName).find(({ contract }) => contract.name === table);
    expect(after?.contract.keys).toEqual([...keys, route]);
    expect(after?.handlers.keys).toContain(route);
    expect(written).toMatchObject({ table, handler: expect.stringContaining(`apps/api/src/modules/${moduleName}/`) });
    expect(await read(written.handler)).toContain(`stamp ${table.toLowerCase()} is still to be written`);
    expect(await read(written.proof)).toContain(`await admin("${route}")({ id: 1 });\n  expect(status).toBe(200);`);
    expect(() => writeSlice(scratch(), { moduleName, name, route, permission: "self", table })).toThrow("exists already");
  });

  test("new slices pass the type check", async () => {
    const looked = tables.filter(({ moduleName }) => ["catalogue", "access", "companies"].includes(moduleName));
    const files = looked.flatMap(({ table }) => Object.values(begun.get(table) ?? {}).filter((file) => file.endsWith(".ts")));
    const compilerOptions = { types: ["node"], incremental: false };
    const extended = { extends: "../../tsconfig.base.json", compilerOptions, files: files.map((file) => join(scratch(), file)) };
    await writeFile(join(scratch(), "apps/api/tsconfig.json"), JSON.stringify(extended));
    const { code, output } = await run("tsc", ["-p", join(scratch(), "apps/api")]);
    expect(output).toBe("");
    expect(code).toBe(0);
  }, 120_000);
});

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { nearestTables, routeTables } from "./route-tables.mjs";

/** A reason why a slice cannot be created, as a sentence. */
export class SliceRefused extends Error {}

const refuse = (sentence) => {
  throw new SliceRefused(sentence);
};

const chooseTable = (root, { moduleName, route, table }) => {
  const tables = routeTables(root, moduleName);
  const names = (some) => some.map(({ contract }) => contract.name).join(", ");
  if (tables.length === 0)
    return refuse(`No table of handlers in ${moduleName} is written out: a new module begins with its contract and its door.`);
  if (tables.some(({ contract }) => contract.keys.includes(route))) return refuse(`${route} exists already.`);
  const [chosen, ...others] = table ? tables.filter(({ contract }) => contract.name === table) : nearestTables(tables, route);
  if (!chosen) return refuse(`${moduleName} has no table called ${table}: it has ${names(tables)}.`);
  if (others.length > 0) return refuse(`The address fits several tables: say at the end which, ${names([chosen, ...others])}.`);
  return chosen;
};

/** Inserts a line before the closing bracket. The formatter runs later. */
const addTo = ({ file, end }, line) => {
  const text = readFileSync(file, "utf8");
  const before = text.slice(0, end).trimEnd();
  const comma = /[,{]$/.test(before) ? "" : ",";
  writeFileSync(file, `${before}${comma}\n${line}\n${text.slice(end)}`);
};
const addImport = (file, line) => {
  const text = readFileSync(file, "utf8");
  const at = text.search(/^import /m);
  writeFileSync(file, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
};
/** Folder of the table's first use case, which is the folder of the next one. */
const folderOf = ({ file, keys: [key] }) => {
  const text = readFileSync(file, "utf8");
  const [, handler] = text.slice(text.indexOf(`"${key}":`) + key.length).match(/":\s*(\w+)/) ?? [];
  const [, path = ""] = new RegExp(`import \\{[^}]*\\b${handler}\\b[^}]*\\} from "(\\./[^"]+)"`).exec(text) ?? [];
  return dirname(join(dirname(file), path || "itself"));
};

const fromFolder = (folder, file) => {
  const path = relative(folder, file);
  return path.startsWith(".") ? path : `./${path}`;
};

/** Imports `Nothing` into the contract file for a route without an answer. */
const importNothing = (root, file) => {
  const text = readFileSync(file, "utf8");
  const list = fromFolder(dirname(file), join(root, "packages/contract/src/list.ts"));
  const taken = new RegExp(`import \\{([^}]*)\\} from "${list}"`).exec(text);
  if (/\bNothing\b/.test(taken?.[1] ?? "")) return;
  if (!taken) return addImport(file, `import { Nothing } from "${list}";`);
  writeFileSync(file, text.replace(taken[0], `import { Nothing, ${taken[1].trim()} } from "${list}"`));
};

const handlerText = ({ functionName, route, words, platform }) => `import type { Handler } from "${platform}";

/** Load, may I, decide, save, answer. */
export const ${functionName}: Handler<"${route}"> = async () => {
  throw new Error("${words} is still to be written");
};
`;
const proofText = ({ route, words, world }) => {
  const parameters = [...route.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${parameter}: 1`);
  const sent = parameters.length > 0 ? `{ ${parameters.join(", ")} }` : "";
  return `import { expect, test } from "vitest";
import { openWorld } from "${world}";

const world = openWorld();

test("the owner may ${words}", async () => {
  const admin = await world.as("admin");
  const { status } = await admin("${route}")(${sent});
  expect(status).toBe(200);
});
`;
};

/** Creates a use case: route in the contract, handler, entry in the handler table, and a failing test. Returns the written files. */
export const writeSlice = (root, { moduleName, name, route, permission, table = "" }) => {
  const { contract, handlers } = chooseTable(root, { moduleName, route, table });
  const folder = folderOf(handlers);
  const handlerFile = join(folder, `${name}.ts`);
  const proofFile = join(folder, `${name}.test.ts`);
  if (existsSync(handlerFile)) refuse(`${relative(root, handlerFile)} exists already.`);

  const functionName = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const words = name.replaceAll("-", " ");
  const summary = `${words[0].toUpperCase()}${words.slice(1)}`;
  const platform = fromFolder(folder, join(root, "apps/api/src/platform/http/handler.ts"));
  const world = fromFolder(folder, join(root, "apps/api/test/world.ts"));
  addTo(contract, `  "${route}": { permission: "${permission}", summary: "${summary}", answer: Nothing },`);
  importNothing(root, contract.file);
  addTo(handlers, `  "${route}": ${functionName},`);
  addImport(handlers.file, `import { ${functionName} } from "${fromFolder(dirname(handlers.file), handlerFile)}";`);
  writeFileSync(handlerFile, handlerText({ functionName, route, words, platform }));
  writeFileSync(proofFile, proofText({ route, words, world }));
  const told = (file) => relative(root, file);
  return {
    table: contract.name,
    contract: told(contract.file),
    handlers: told(handlers.file),
    handler: told(handlerFile),
    proof: told(proofFile),
  };
};

// Where the routes of a module stand: tables of the contract, and the tables of handlers that serve them. Read as text, since both are to be written to.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KEY = /"((?:GET|POST|PUT|PATCH|DELETE) \/[^"]*)":/g;
const OUTSIDE_CODE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** The same text with words and comments blanked, so that a bracket in it is one of the code. */
const codeOf = (text) => text.replace(OUTSIDE_CODE, (words) => words.replace(/[^\n]/g, " "));

/** Where the bracket that opens here closes. */
const closing = (code, open) => {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if ("({[".includes(code[at])) depth += 1;
    if (")}]".includes(code[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error("a bracket is never closed");
};

/** Where the last of the things between these brackets begins. */
const lastArgument = (code, open, close) => {
  let begins = open + 1;
  for (let at = open + 1; at < close; at += 1) {
    if ("({[".includes(code[at])) at = closing(code, at);
    else if (code[at] === "," && code.slice(at + 1, close).trim() !== "") begins = at + 1;
  }
  return begins + code.slice(begins).search(/\S/);
};

/** The tables that this call receives last, written out as an object. */
const tablesIn = (file, call) => {
  const text = readFileSync(file, "utf8");
  const code = codeOf(text);
  return [...code.matchAll(call)].flatMap(({ 0: called, 1: name, index }) => {
    const open = index + called.length - 1;
    const begins = lastArgument(code, open, closing(code, open));
    if (code[begins] !== "{") return [];
    const end = closing(code, begins);
    return [{ file, name, end, keys: [...text.slice(begins, end).matchAll(KEY)].map(([, key]) => key) }];
  });
};

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join(folder, file));

/** Each table of the contract that a module serves, with the table of handlers beside it. */
export const routeTables = (root, moduleName) => {
  const folder = join(root, "apps/api/src/modules", moduleName);
  if (!existsSync(join(folder, "index.ts"))) return [];
  const served = sourcesIn(folder).flatMap((file) => tablesIn(file, /\b(module)\(/g));
  const written = sourcesIn(join(root, "packages/contract/src")).flatMap((file) => tablesIn(file, /\bexport const (\w+) = routes\(/g));
  return written.flatMap((contract) => {
    const handlers = served.find(({ keys }) => keys.some((key) => contract.keys.includes(key)));
    return handlers ? [{ contract, handlers }] : [];
  });
};

const segmentsOf = (route) =>
  route
    .replace(/\{\w+\}/g, "{}")
    .split(/[ /]+/)
    .slice(1);
const shared = (one, other) => {
  const parted = one.findIndex((segment, at) => segment !== other[at]);
  return parted < 0 ? one.length : parted;
};
/** How much of the way to a route leads to this one as well; the one it begins with is nearer than one that turns off there. */
const nearnessOf = (key, route) => {
  const way = segmentsOf(key);
  const common = shared(way, segmentsOf(route));
  return common === way.length ? common + 0.5 : common;
};
const nearness = (table, route) => Math.max(...table.contract.keys.map((key) => nearnessOf(key, route)));

/** The tables whose routes lie nearest to this one: one of them, unless its address is as near to several. */
export const nearestTables = (tables, route) => {
  const nearest = Math.max(...tables.map((table) => nearness(table, route)));
  return tables.filter((table) => nearness(table, route) === nearest);
};

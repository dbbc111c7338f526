// Finds the routes of a module: tables of the contract and tables of handlers. Parses them as text, because the slice tool writes to them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KEY = /"((?:GET|POST|PUT|PATCH|DELETE) \/[^"]*)":/g;
const OUTSIDE_CODE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** The text with strings and comments blanked, so that every bracket is code. */
const codeOf = (text) => text.replace(OUTSIDE_CODE, (words) => words.replace(/[^\n]/g, " "));

/** Position of the closing bracket. */
const closing = (code, open) => {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if ("({[".includes(code[at])) depth += 1;
    if (")}]".includes(code[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error("a bracket is never closed");
};

/** Position of the last argument between these brackets. */
const lastArgument = (code, open, close) => {
  let begins = open + 1;
  for (let at = open + 1; at < close; at += 1) {
    if ("({[".includes(code[at])) at = closing(code, at);
    else if (code[at] === "," && code.slice(at + 1, close).trim() !== "") begins = at + 1;
  }
  return begins + code.slice(begins).search(/\S/);
};

/** Object literals that are the last argument of this call. */
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

/** Contract tables of a module with their handler tables. */
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
/** Number of leading path segments that both routes share. A route that is a prefix ranks above one that diverges. */
const nearnessOf = (key, route) => {
  const way = segmentsOf(key);
  const common = shared(way, segmentsOf(route));
  return common === way.length ? common + 0.5 : common;
};
const nearness = (table, route) => Math.max(...table.contract.keys.map((key) => nearnessOf(key, route)));

/** The tables with the routes nearest to this path; several if they are equally near. */
export const nearestTables = (tables, route) => {
  const nearest = Math.max(...tables.map((table) => nearness(table, route)));
  return tables.filter((table) => nearness(table, route) === nearest);
};

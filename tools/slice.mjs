// npm run slice -- facilities archive-facility "PUT /companies/facilities/{id}/archive" update_location
// Writes a new use case in the house's shape: its route in the contract, its handler, its place in the module's door, and a test that fails.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const USAGE = 'usage: npm run slice -- <module> <verb-noun> "<METHOD> /path/{id}" <permission key, self or public>';
const [moduleName, name, route, permission] = process.argv.slice(2);

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!/^[a-z][a-z-]*$/.test(moduleName ?? "") || !/^[a-z]+(-[a-z]+)+$/.test(name ?? "")) stop(USAGE);
if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(route ?? "") || !/^[a-z_]+$/.test(permission ?? "")) stop(USAGE);

const contractFile = join(root, "packages/contract/src", moduleName, "routes.ts");
const folder = join(root, "apps/api/src/modules", moduleName);
const door = join(folder, "index.ts");
const handlerFile = join(folder, `${name}.ts`);
for (const file of [contractFile, door])
  if (!existsSync(file)) stop(`${file} does not exist: a new module begins with its contract and its door.`);
if (existsSync(handlerFile)) stop(`${handlerFile} exists already.`);

const functionName = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const words = name.replaceAll("-", " ");
const parameters = [...route.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);

/** The last line of a table of routes or handlers is where the next one goes. */
const addBeforeEnd = (file, line) => {
  const text = readFileSync(file, "utf8");
  const end = text.lastIndexOf("});");
  if (end < 0) stop(`${file} has no table that ends in "});".`);
  writeFileSync(file, `${text.slice(0, end)}${line}\n${text.slice(end)}`);
};
const addImport = (file, line) => {
  const text = readFileSync(file, "utf8");
  const at = text.lastIndexOf("\nimport ");
  const lineEnd = text.indexOf("\n", at + 1);
  writeFileSync(file, `${text.slice(0, lineEnd)}\n${line}${text.slice(lineEnd)}`);
};

const handler = `import type { Handler } from "../../platform/http/handler.ts";

/** Load, may I, decide, save, answer. */
export const ${functionName}: Handler<"${route}"> = async (scope) => {
  throw new Error(\`${words} is still to be written (asked by account \${scope.account.id})\`);
};
`;
const sent = parameters.length > 0 ? `{ ${parameters.map((parameter) => `${parameter}: 1`).join(", ")} }` : "";
const proof = `import { expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();

test("the owner may ${words}", async () => {
  const admin = await world.as("admin");
  const { status } = await admin("${route}")(${sent});
  expect(status).toBe(200);
});
`;

addBeforeEnd(
  contractFile,
  `  "${route}": { permission: "${permission}", summary: "${words[0].toUpperCase()}${words.slice(1)}", answer: Nothing },`,
);
writeFileSync(handlerFile, handler);
writeFileSync(join(folder, `${name}.test.ts`), proof);
addImport(door, `import { ${functionName} } from "./${name}.ts";`);
addBeforeEnd(door, `  "${route}": ${functionName},`);
console.log(`Written: the route in ${moduleName}/routes.ts of the contract, ${name}.ts and ${name}.test.ts, and a line in the module's door.
Next: say what the route receives, answers and refuses; make the test tell the business; then make it pass.
  npm run fix && npx vitest run --project use-cases ${moduleName}/${name}`);

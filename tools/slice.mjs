// npm run slice -- facilities archive-facility "PUT /companies/facilities/{id}/archive" update_location
// Creates a new use case. The route's path selects the contract table, unless the last argument names it.
import { root } from "./install.mjs";
import { run } from "./run-step.mjs";
import { SliceRefused, writeSlice } from "./write-slice.mjs";

const USAGE =
  'usage: npm run slice -- <module> <verb-noun> "<METHOD> /path/{id}" <permission key, self or public> [<table of the contract>]';
const [moduleName, name, route, permission, table] = process.argv.slice(2);

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!/^[a-z][a-z-]*$/.test(moduleName ?? "") || !/^[a-z]+(-[a-z]+)+$/.test(name ?? "")) stop(USAGE);
if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(route ?? "") || !/^[a-z_]+$/.test(permission ?? "")) stop(USAGE);
if (/\{(?!id\}|\w+Id\})/.test(route))
  stop("Only {id} and {…Id} are numbers: write a route with other parameters by hand, with their schema.");

const begin = () => {
  try {
    return writeSlice(root, { moduleName, name, route, permission, table });
  } catch (error) {
    if (error instanceof SliceRefused) return stop(error.message);
    throw error;
  }
};
const written = begin();
await run("biome", ["check", "--write", written.contract, written.handlers, written.handler, written.proof]);
console.log(`Written: the route in ${written.table} (${written.contract}), ${written.handler} with its test, and its line in ${written.handlers}.
Next: say what the route receives, answers and refuses; make the test tell the business; then make it pass.
  npm run fix && npx vitest run --project use-cases ${written.proof}`);

// Writes the life of a pendency into the README of its module, as the rules have it.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { printedLife } from "../apps/api/src/modules/pendencies/rules/printed-life.ts";

const readme = join(import.meta.dirname, "../apps/api/src/modules/pendencies/README.md");
const told = await readFile(readme, "utf8");
await writeFile(
  readme,
  told.replace(/<!-- life -->[\s\S]*<!-- \/life -->/, () => `<!-- life -->\n${printedLife()}\n<!-- /life -->`),
);

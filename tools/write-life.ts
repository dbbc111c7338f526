// Writes the state table of a pendency into its module's README.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { printedLife } from "../apps/api/src/modules/pendencies/rules/printed-life.ts";

const readme = join(import.meta.dirname, "../apps/api/src/modules/pendencies/README.md");
const text = await readFile(readme, "utf8");
await writeFile(
  readme,
  text.replace(/<!-- life -->[\s\S]*<!-- \/life -->/, () => `<!-- life -->\n${printedLife()}\n<!-- /life -->`),
);

// Checks the import rules between folders. Also fails if few modules were read, because a missing parser would pass silently.
import { createRequire } from "node:module";
import { cruise } from "dependency-cruiser";

const { forbidden, options } = createRequire(import.meta.url)("../.dependency-cruiser.cjs");
const MODULES_MIN = 100;

/** Violations in these folders, and the number of modules read. */
export const cruiseFences = async (folders, baseDir = process.cwd()) => {
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  const typeOnly = output.modules
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ dependencyTypes }) => dependencyTypes.includes("type-only")).length;
  return { violations: output.summary.violations, read: output.summary.totalCruised, typeOnly };
};

if (process.argv[1] === import.meta.filename) {
  const { violations, read, typeOnly } = await cruiseFences(["packages/contract/src", "apps/api/src", "apps/web/src"]);
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
  const blind = read < MODULES_MIN || typeOnly === 0;
  if (blind) console.error(`only ${read} modules and ${typeOnly} type imports were read: the parser is missing`);
  console.log(`fences: ${read} modules, ${violations.length} violations`);
  process.exit(violations.length > 0 || blind ? 1 : 0);
}

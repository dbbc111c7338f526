import { createRequire } from "node:module";

type Law = { readonly name: string };
const { forbidden, order }: { forbidden: readonly Law[]; order: readonly string[] } = createRequire(import.meta.url)(
  "../.dependency-cruiser.cjs",
);
export const laws: readonly string[] = forbidden.map(({ name }) => name);

/** An import that a rule forbids: folder, import specifier and resolved path. */
export type Reach = { readonly law: string; readonly folder: string; readonly written: string; readonly to: string };
const modules = "apps/api/src/modules";
export const reaches: readonly Reach[] = [
  {
    law: "contract-knows-nobody",
    folder: "packages/contract/src",
    written: "../../../apps/api/src/kernel/outcome.ts",
    to: "apps/api/src/kernel/outcome.ts",
  },
  {
    law: "web-knows-only-the-contract",
    folder: "apps/web/src/shared",
    written: "../../../api/src/kernel/outcome.ts",
    to: "apps/api/src/kernel/outcome.ts",
  },
  {
    law: "modules-talk-through-their-doors",
    folder: `${modules}/projects`,
    written: "../companies/store.ts",
    to: `${modules}/companies/store.ts`,
  },
  {
    law: "modules-talk-through-their-doors",
    folder: `${modules}/projects`,
    written: "../companies/rules/state.ts",
    to: `${modules}/companies/rules/state.ts`,
  },
  { law: "rules-touch-nothing", folder: `${modules}/projects/rules`, written: "../store.ts", to: `${modules}/projects/store.ts` },
  { law: "rules-touch-nothing", folder: `${modules}/projects/rules`, written: "node:fs/promises", to: "fs/promises" },
  { law: "only-stores-speak-sql", folder: `${modules}/projects`, written: "kysely", to: "node_modules/kysely/index.js" },
  { law: "only-stores-speak-sql", folder: `${modules}/projects`, written: "pg", to: "node_modules/pg/index.js" },
  {
    law: "platform-knows-no-module",
    folder: "apps/api/src/platform/http",
    written: "../../modules/projects/index.ts",
    to: `${modules}/projects/index.ts`,
  },
  {
    law: "platform-knows-no-module",
    folder: "apps/api/src/kernel",
    written: "../modules/projects/index.ts",
    to: `${modules}/projects/index.ts`,
  },
  {
    law: "features-do-not-import-features",
    folder: "apps/web/src/features/projects",
    written: "../facilities/list.ts",
    to: "apps/web/src/features/facilities/list.ts",
  },
  {
    law: "shared-knows-no-feature",
    folder: "apps/web/src/shared",
    written: "../features/facilities/list.ts",
    to: "apps/web/src/features/facilities/list.ts",
  },
  { law: "shared-knows-no-feature", folder: "apps/web/src/shared", written: "../pages/router.ts", to: "apps/web/src/pages/router.ts" },
  { law: "nothing-unresolved", folder: "apps/api/src/kernel", written: "./nowhere.ts", to: "./nowhere.ts" },
  ...order.slice(0, -1).map((earlier, at) => ({
    law: `order-${earlier}`,
    folder: `${modules}/${earlier}`,
    written: `../${order[at + 1]}/index.ts`,
    to: `${modules}/${order[at + 1]}/index.ts`,
  })),
];

const thing = "export const thing = 1;\nexport type Thing = number;\n";
const asWritten = (...written: readonly string[]): string =>
  written.map((one, at) => `import { thing as thing${at} } from "${one}";\nexport const own${at} = thing${at};\n`).join("");
const packageOf = (name: string, main: string): string =>
  JSON.stringify({ name, version: "1.0.0", type: "module", exports: { ".": main, "./*": "./*" } });

/** A small source tree with our folders and only permitted imports. */
export const house: { readonly [path: string]: string } = {
  "node_modules/kysely/package.json": packageOf("kysely", "./index.js"),
  "node_modules/kysely/index.js": "export const thing = 1;\n",
  "node_modules/pg/package.json": packageOf("pg", "./index.js"),
  "node_modules/pg/index.js": "export const thing = 1;\n",
  "packages/contract/src/route.ts": thing,
  "packages/contract/src/contract.ts": asWritten("./route.ts"),
  "apps/api/src/kernel/outcome.ts": thing,
  "apps/api/src/platform/http/serve.ts": asWritten("../../kernel/outcome.ts", "../../../../../packages/contract/src/route.ts", "kysely"),
  "apps/api/src/platform/http/serve.test.ts": asWritten("../../modules/projects/index.ts"),
  ...Object.fromEntries(order.map((module) => [`${modules}/${module}/index.ts`, thing])),
  [`${modules}/companies/rules/state.ts`]: thing,
  [`${modules}/companies/rules/index.ts`]: asWritten(
    "./state.ts",
    "../../../kernel/outcome.ts",
    "../../../../../../packages/contract/src/route.ts",
  ),
  [`${modules}/companies/rules/state.test.ts`]: asWritten("./state.ts", "../store.ts"),
  [`${modules}/companies/store.ts`]: `${thing}${asWritten("kysely", "pg")}`,
  [`${modules}/projects/store.ts`]: thing,
  [`${modules}/projects/store/list.ts`]: asWritten("kysely"),
  [`${modules}/projects/list-projects.ts`]: asWritten(
    "./store.ts",
    "../companies/index.ts",
    "../companies/rules/index.ts",
    "../../platform/http/serve.ts",
  ),
  "apps/web/src/shared/api.ts": asWritten("../../../../packages/contract/src/contract.ts"),
  "apps/web/src/features/facilities/list.ts": thing,
  "apps/web/src/features/projects/list.ts": asWritten("../../shared/api.ts"),
  "apps/web/src/pages/router.ts": `${thing}${asWritten("../features/projects/list.ts", "../features/facilities/list.ts")}`,
};

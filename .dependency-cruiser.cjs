/** Each later module may use earlier ones through their doors, never the reverse. */
const order = [
  "companies",
  "access",
  "identity",
  "facilities",
  "calendar",
  "catalogue",
  "projects",
  "workers",
  "pendencies",
  "analysis",
  "trainings",
  "risk-schedule",
  "badges",
  "gate",
  "suppliers",
  "homologation",
  "notes",
  "shop",
  "occupational-health",
  "notices",
  "panels",
  "search",
  "home",
  "support",
  "demo",
];
const error = (rule) => ({ severity: "error", ...rule });

module.exports = {
  order,
  forbidden: [
    { name: "no-cycles", from: {}, to: { circular: true } },
    { name: "contract-knows-nobody", from: { path: "^packages/contract/src/" }, to: { path: "^apps/" } },
    { name: "web-knows-only-the-contract", from: { path: "^apps/web/src/" }, to: { path: "^apps/api/" } },
    {
      name: "modules-talk-through-their-doors",
      from: { path: "^apps/api/src/modules/([^/]+)/" },
      to: {
        path: "^apps/api/src/modules/[^/]+/",
        pathNot: ["^apps/api/src/modules/$1/", "^apps/api/src/modules/[^/]+/(index|rules/index)\\.ts$"],
      },
    },
    {
      name: "rules-touch-nothing",
      from: { path: "/rules/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["/rules/", "^packages/contract/", "^apps/api/src/kernel/"] },
    },
    {
      name: "only-stores-speak-sql",
      from: { path: "^apps/api/src/modules/", pathNot: "/store(\\.ts|/)|\\.test\\.ts$" },
      to: { path: "node_modules/(kysely|pg)/" },
    },
    {
      name: "platform-knows-no-module",
      from: { path: "^apps/api/src/(platform|kernel)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/api/src/modules/" },
    },
    {
      name: "features-do-not-import-features",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    { name: "shared-knows-no-feature", from: { path: "^apps/web/src/shared/" }, to: { path: "^apps/web/src/(features|pages)/" } },
    { name: "nothing-unresolved", from: {}, to: { couldNotResolve: true, pathNot: "\\.wasm\\?url$" } },
    ...order.slice(0, -1).map((earlier, at) => ({
      name: `order-${earlier}`,
      from: { path: `^apps/api/src/modules/${earlier}/` },
      to: { path: `^apps/api/src/modules/(${order.slice(at + 1).join("|")})/` },
    })),
  ].map(error),
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^apps/[^/]+/dist/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css", ".svg"],
    },
  },
};

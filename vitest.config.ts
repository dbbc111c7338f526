import { defineConfig } from "vitest/config";

/** Pure tests need nothing; use cases need a PostgreSQL with the demo world, started once for all of them. */
const pure = [
  "packages/*/src/**/*.test.ts",
  "apps/api/src/**/rules/**/*.test.ts",
  "apps/api/src/**/policy.test.ts",
  "apps/api/src/kernel/**/*.test.ts",
  "apps/api/catalogue/**/*.test.ts",
  "apps/web/src/**/*.test.ts",
  "tools/**/*.test.ts",
];
/** One number for both kinds, because they share their workers: none of them gives a file a process of its own. */
const WORKERS = 2;

export default defineConfig({
  test: {
    reporters: ["dot"],
    coverage: {
      provider: "v8",
      reportsDirectory: ".data/coverage",
      reporter: ["text-summary"],
      include: ["**/rules/**/*.ts", "apps/api/src/**/policy.ts"],
      exclude: ["**/*.test.ts"],
      thresholds: { branches: 100 },
    },
    projects: [
      { test: { name: "rules", include: pure, isolate: false, maxWorkers: WORKERS, testTimeout: 20_000 } },
      {
        test: {
          name: "use-cases",
          include: ["apps/api/**/*.test.ts"],
          exclude: ["**/rules/**", "**/policy.test.ts", "**/kernel/**", "apps/api/catalogue/**", "**/node_modules/**"],
          globalSetup: ["apps/api/test/template.ts"],
          pool: "forks",
          // A file changes nothing but its own server and database, and reading the product anew for each takes as long as most of them.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

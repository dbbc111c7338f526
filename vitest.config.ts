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
      { test: { name: "rules", include: pure, testTimeout: 20_000 } },
      {
        test: {
          name: "use-cases",
          include: ["apps/api/**/*.test.ts"],
          exclude: ["**/rules/**", "**/policy.test.ts", "**/kernel/**", "apps/api/catalogue/**", "**/node_modules/**"],
          globalSetup: ["apps/api/test/template.ts"],
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

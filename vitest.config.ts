import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

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

const long = ["/proofs/bad-input.", "/demo/world.", "/crash/", "/proofs/isolation."];
const isLong = ({ moduleId }: TestSpecification): boolean => long.some((part) => moduleId.includes(part));
/** What takes longest begins first, so that no worker is left alone with it at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
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

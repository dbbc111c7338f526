import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deedsToServiceMonth } from "@emdia/contract/pendencies/history-deeds.ts";
import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { refusals } from "@emdia/contract/refusals.ts";
import { beforeAll, expect, test } from "vitest";

/**
 * Names that outlive a deployment: queued jobs, history entries, drafts in browsers, dashboards, clients of the API. A rename in code must not
 * change them; a deliberate change migrates the stored data and updates `stored-names.json`.
 */
const root = join(import.meta.dirname, "..");
const sources: { text: string; stored: { readonly [kind: string]: readonly string[] } } = { text: "", stored: {} };

beforeAll(async () => {
  const files = execFileSync("git", ["ls-files", "apps/*.ts", "apps/*.tsx"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const code = files.filter((file) => !/\.test\.|\.gen\.|\/(test|demo)\//.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(root, file), "utf8").catch(() => "")));
  sources.text = texts.join("\n");
  sources.stored = JSON.parse(await readFile(join(import.meta.dirname, "stored-names.json"), "utf8"));
});

const namesIn = (pattern: RegExp): readonly string[] => {
  const names = [...sources.text.matchAll(pattern)].map(([, name = ""]) => name);
  return [...new Set(names)].toSorted();
};
const kinds: { readonly [kind: string]: () => readonly string[] } = {
  jobs: () => namesIn(/(?:jobKind\(\s*|name: )"([a-z]+\.[a-z-]+)"/g),
  historyActions: () => [
    ...namesIn(/\baction: "([a-z_.]+)"/g),
    ...pendencyActions.map((action) => `pendency.${action}`),
    ...deedsToServiceMonth.map((deed) => `service_month.${deed}`),
  ],
  refusalCodes: () => Object.keys(refusals).toSorted(),
  browserStorage: () =>
    namesIn(/storageKeys = \{([^}]+)\}/g).flatMap((keys) => [...keys.matchAll(/: "(\w+)"/g)].map(([, name = ""]) => name)),
  indexedDatabases: () => namesIn(/const (?:ATTENDANCE_)?DATABASE = "([^"]+)"/g),
  metrics: () => namesIn(/name: "(emdia_[a-z_]+)"/g),
};

test.each(Object.keys(kinds))("stored names of %s are unchanged", (kind) => {
  const names = kinds[kind]?.() ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)].toSorted()).toEqual(sources.stored[kind]);
});

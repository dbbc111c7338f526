import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { Scope, ScopeEntry } from "../src/platform/access/scope.ts";
import type { Database } from "../src/platform/database/tables.gen.ts";

/** A Kysely instance without a database, for code that runs no query. */
const nowhere = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const anEntry: ScopeEntry = { companyId: 1, side: "contractor", permissions: [], projects: "all" };
export const entryOf = (entry: Partial<ScopeEntry>): ScopeEntry => ({ ...anEntry, ...entry });

/** A scope with these entries, for tests without a database. */
export const scopeOf = (...entries: readonly Partial<ScopeEntry>[]): Scope => ({
  tx: nowhere,
  now: new Date("2026-03-10T15:00:00Z"),
  today: "2026-03-10",
  language: "pt-BR",
  caller: { address: "127.0.0.1", userAgent: "test", requestId: "test" },
  inIndependentTransaction: (_accountId, work) => work(nowhere),
  inOneStatement: (work) => work(nowhere),
  account: {
    id: 1,
    email: "helena@serraazul.example",
    name: "Helena Prado",
    phone: null,
    emailVerified: true,
    accountVerified: true,
    createdAt: "2026-01-01T00:00:00.000Z",
  },
  sessionId: "0192f3a0-0000-7000-8000-000000000001",
  entries: entries.map(entryOf),
});

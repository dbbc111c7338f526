import type { Scope } from "../src/platform/access/scope.ts";
import { type Clock, dayInSaoPaulo } from "../src/platform/clock/clock.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { cast, type Role } from "./accounts/cast.ts";

type Actor = { readonly role: Role; readonly accountId: number; readonly companyId: number };

/** Scope of a company's owner, so that the demo world is built by the same use cases as real data. */
export const actingAs = (tx: Tx, clock: Clock, { role, accountId, companyId }: Actor): Scope => {
  const { email, name, phone } = cast[role];
  const now = clock.now();
  return {
    tx,
    now,
    today: dayInSaoPaulo(now),
    language: "pt-BR",
    caller: { address: "127.0.0.1", userAgent: "demo", requestId: "demo" },
    inIndependentTransaction: (_accountId, work) => work(tx),
    inOneStatement: (work) => work(tx),
    account: { id: accountId, email, name, phone, emailVerified: true, accountVerified: true, createdAt: now.toISOString() },
    sessionId: "demo",
    entries: (["contractor", "provider"] as const).map((side) => ({ companyId, side, permissions: "all", projects: "all" })),
  };
};

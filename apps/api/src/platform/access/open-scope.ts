import { companySides } from "@emdia/contract/companies/sides.ts";
import type pg from "pg";
import type { Transaction } from "../database/transaction.ts";
import { openTransaction } from "../database/transaction.ts";
import { requestOpening } from "./openings.ts";
import type { ScopeAccount, ScopeEntry, Side } from "./scope.ts";

/** What is held alike in several companies. */
type MembershipRow = {
  readonly companyIds: readonly number[];
  readonly isContractor: boolean;
  readonly isProvider: boolean;
  readonly relation: "contractor" | "provider" | "both";
  readonly isOwner: boolean;
  /** Which of the sets of permissions is held: people hold few different ones, in however many companies. */
  readonly set: string;
  readonly projects: readonly number[] | null;
};
type Sets = { readonly [set: string]: readonly string[] };
type Answered = { readonly account: ScopeAccount; readonly held: readonly MembershipRow[]; readonly sets: Sets };
export type Session = { readonly sessionId: string; readonly accountId: number };
export type OpenedScope = { readonly transaction: Transaction; readonly account: ScopeAccount; readonly entries: readonly ScopeEntry[] };

/** A company may stand on both sides; a profile may be meant for one of them. */
const sidesOf = ({ isContractor, isProvider, relation, isOwner }: MembershipRow): readonly Side[] => {
  const stands = { contractor: isContractor, provider: isProvider };
  return companySides.filter((side) => stands[side] && (isOwner || relation === "both" || relation === side));
};
const entriesOf = (held: MembershipRow, sets: Sets): readonly ScopeEntry[] => {
  const permissions = held.isOwner ? "all" : (sets[held.set] ?? []);
  const sides = sidesOf(held);
  return held.companyIds.flatMap((companyId) => sides.map((side) => ({ companyId, side, permissions, projects: held.projects ?? "all" })));
};

/** Opens the transaction of a request and learns, in the same round trip, who asks and what they hold. Nothing comes back when the session has ended. */
export const openScope = async (pool: pg.Pool, session: Session, narrowed: readonly number[] | null): Promise<OpenedScope | undefined> => {
  const transaction = openTransaction(pool, requestOpening(session.sessionId, session.accountId, narrowed));
  const answered = ((await transaction.opening())?.scope ?? null) as Answered | null;
  if (answered) return { transaction, account: answered.account, entries: answered.held.flatMap((held) => entriesOf(held, answered.sets)) };
  await transaction.rollback();
  return undefined;
};

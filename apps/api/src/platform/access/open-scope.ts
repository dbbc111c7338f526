import { companySides } from "@emdia/contract/companies/sides.ts";
import type pg from "pg";
import type { Transaction } from "../database/transaction.ts";
import { openTransaction } from "../database/transaction.ts";
import { requestOpening } from "./openings.ts";
import type { ScopeAccount, ScopeEntry, Side } from "./scope.ts";

/** Companies in which the person has equal memberships. */
type MembershipRow = {
  readonly companyIds: readonly number[];
  readonly isContractor: boolean;
  readonly isProvider: boolean;
  readonly relation: "contractor" | "provider" | "both";
  readonly isOwner: boolean;
  /** Key into `sets`. The query returns each distinct permission set once, because people have few different sets across many companies. */
  readonly set: string;
  readonly projects: readonly number[] | null;
};
type Sets = { readonly [set: string]: readonly string[] };
type Answered = { readonly account: ScopeAccount; readonly held: readonly MembershipRow[]; readonly sets: Sets };
export type Session = { readonly sessionId: string; readonly accountId: number };
export type OpenedScope = { readonly transaction: Transaction; readonly account: ScopeAccount; readonly entries: readonly ScopeEntry[] };

type Membership = Pick<MembershipRow, "isContractor" | "isProvider" | "relation" | "isOwner">;
/** The sides of a company on which the profile applies. An owner has every side of the company. */
export const sidesOf = ({ isContractor, isProvider, relation, isOwner }: Membership): readonly Side[] => {
  const stands = { contractor: isContractor, provider: isProvider };
  return companySides.filter((side) => stands[side] && (isOwner || relation === "both" || relation === side));
};
const entriesOf = (held: MembershipRow, sets: Sets): readonly ScopeEntry[] => {
  const permissions = held.isOwner ? "all" : (sets[held.set] ?? []);
  const sides = sidesOf(held);
  const { relation, projects } = held;
  return held.companyIds.flatMap((companyId) =>
    sides.map((side) => ({ companyId, side, relation, permissions, projects: projects ?? "all" })),
  );
};

/** Opens the request's transaction and loads account and permissions in the same round trip. Returns undefined if the session has ended. */
export const openScope = async (pool: pg.Pool, session: Session, narrowed: readonly number[] | null): Promise<OpenedScope | undefined> => {
  const transaction = openTransaction(pool, requestOpening(session.sessionId, session.accountId, narrowed));
  const answered = ((await transaction.opening())?.scope ?? null) as Answered | null;
  if (answered) return { transaction, account: answered.account, entries: answered.held.flatMap((held) => entriesOf(held, answered.sets)) };
  await transaction.rollback();
  return undefined;
};

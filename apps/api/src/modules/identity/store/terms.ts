import type { Locale } from "@emdia/contract/limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

/** The newest version in force, in one language. */
export const currentTerms = (tx: Tx, language: Locale, now: Date) =>
  tx
    .selectFrom("terms")
    .selectAll()
    .where("language", "=", language)
    .where("starts_at", "<=", now)
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
export type TermsRow = Awaited<ReturnType<typeof currentTerms>>;

/** The terms with this id, if their version is in force in its language. */
export const termsInForce = async (tx: Tx, termId: number, now: Date): Promise<TermsRow | undefined> => {
  const requested = await tx.selectFrom("terms").selectAll().where("id", "=", termId).executeTakeFirst();
  const current = requested && (await currentTerms(tx, requested.language, now));
  return current?.version === requested?.version ? requested : undefined;
};

type Acceptance = {
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly now: Date;
  readonly address: string;
  readonly userAgent: string;
};

/** Stores one acceptance per version. A repeated acceptance changes nothing. */
export const keepAcceptance = (tx: Tx, terms: TermsRow, { accountId, name, email, now, address, userAgent }: Acceptance) =>
  tx
    .insertInto("terms_acceptance")
    .values({
      account_id: accountId,
      term_id: terms.id,
      version: terms.version,
      language: terms.language,
      text_hash: terms.text_hash,
      accepted_at: now,
      account_name: name,
      email,
      address,
      user_agent: userAgent,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "version"]).doNothing())
    .execute();

export const acceptedTerms = (tx: Tx, accountId: number) =>
  tx
    .selectFrom("terms_acceptance as a")
    .innerJoin("terms as t", "t.id", "a.term_id")
    .select(["a.term_id", "a.version", "t.language", "t.title", "t.html", "a.text_hash"])
    .select(["a.accepted_at", "a.account_name", "a.email", "a.address", "a.user_agent"])
    .where("a.account_id", "=", accountId)
    .orderBy("a.accepted_at", "desc")
    .execute();

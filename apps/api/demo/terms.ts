import { DEFAULT_LOCALE } from "@emdia/contract/limits.ts";
import type { Clock } from "../src/platform/clock/clock.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { cast } from "./accounts/cast.ts";

/** All accounts have accepted the current terms except one, for which the sign-in shows the new version. */
export const seedAcceptedTerms = async (tx: Tx, clock: Clock): Promise<void> => {
  await tx
    .insertInto("terms_acceptance")
    .columns(["account_id", "term_id", "version", "language", "text_hash", "accepted_at", "account_name", "email", "address", "user_agent"])
    .expression((from) =>
      from
        .selectFrom(["account as a", "terms as t"])
        .select(["a.id as account_id", "t.id as term_id", "t.version", "t.language", "t.text_hash"])
        .select((row) => row.val(clock.now()).as("accepted_at"))
        .select(["a.display_name as account_name", "a.email"])
        .select((row) => [row.val("192.0.2.10").as("address"), row.val("Mozilla/5.0 (demonstração)").as("user_agent")])
        .where("t.language", "=", DEFAULT_LOCALE)
        .where("a.email", "<>", cast.newcomer.email),
    )
    .execute();
};

import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { keepAcceptance, termsInForce } from "../store/terms.ts";

/** Stores the hash of the published text from the database, never one from the browser. */
export const acceptTerms: Handler<"POST /terms-use/accept"> = async ({ tx, account, now, caller }, { body }) => {
  if (body.accountId !== account.id) return refuse("terms.only_oneself");
  const terms = await termsInForce(tx, body.termId, now);
  if (!terms) return refuse("terms.outdated");
  const { id: accountId, name, email } = account;
  const { address, userAgent } = caller;
  await keepAcceptance(tx, terms, { accountId, name, email, now, address, userAgent });
  return null;
};

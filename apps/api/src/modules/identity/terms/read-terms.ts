import { DEFAULT_LOCALE } from "@emdia/contract/limits.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { acceptedTerms, currentTerms } from "../store/terms.ts";

export const readTerms: Handler<"GET /internal/terms-use"> = async ({ tx, now }, { query }) => {
  const { id, version, language, title, html, text_hash, starts_at } = await currentTerms(tx, query.language ?? DEFAULT_LOCALE, now);
  return [{ id, version, language, title, html, hash: text_hash.toString("hex"), startsAt: starts_at.toISOString() }];
};

export const readAcceptedTerms: Handler<"GET /account-use-terms/default-list"> = async ({ tx, account }) => {
  const rows = await acceptedTerms(tx, account.id);
  return rows.map((row) => ({
    termId: row.term_id,
    version: row.version,
    language: row.language,
    title: row.title,
    html: row.html,
    hash: row.text_hash.toString("hex"),
    acceptedAt: row.accepted_at.toISOString(),
    accountName: row.account_name,
    email: row.email,
    address: row.address,
    userAgent: row.user_agent,
  }));
};

import * as z from "zod/mini";
import { LOCALES } from "../limits.ts";
import { Id, Instant, Nothing } from "../list.ts";
import { routes } from "../route.ts";

/** Terms of use in one version and language. `hash` is the SHA-256 of `html`; each acceptance records it. */
const Terms = z.object({
  id: Id,
  version: z.string(),
  language: z.enum(LOCALES),
  title: z.string(),
  html: z.string(),
  hash: z.string(),
  startsAt: Instant,
});
export type Terms = z.output<typeof Terms>;

/** Accepted terms, with the text that the user saw. */
const AcceptedTerms = z.object({
  termId: Id,
  version: z.string(),
  language: z.enum(LOCALES),
  title: z.string(),
  html: z.string(),
  hash: z.string(),
  acceptedAt: Instant,
  accountName: z.string(),
  email: z.string(),
  address: z.string(),
  userAgent: z.string(),
});
export type AcceptedTerms = z.output<typeof AcceptedTerms>;

export const termsRoutes = routes({
  "GET /internal/terms-use": {
    permission: "public",
    summary: "Returns the current terms of use in a language",
    query: z.object({ language: z.optional(z.enum(LOCALES)) }),
    answer: z.array(Terms),
  },
  "GET /account-use-terms/default-list": {
    permission: "self",
    summary: "Lists the terms that the caller has accepted, newest first",
    answer: z.array(AcceptedTerms),
  },
  "POST /terms-use/accept": {
    permission: "self",
    summary: "Accepts the terms of use for the caller; repeating it changes nothing",
    body: z.object({ accountId: Id, termId: Id }),
    answer: Nothing,
    status: 204,
    refusals: ["terms.outdated", "terms.only_oneself"],
  },
});

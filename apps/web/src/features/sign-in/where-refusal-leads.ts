import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

/** Refusals with their own page, which explains the next step. */
const pages = {
  "sign_in.account_inactive": "/login/conta-inativada",
  "sign_in.password_outdated": "/login/senha-desatualizada",
  "sign_in.verify_email": "/login/verifique-seu-email",
  "sign_in.email_not_verified": "/login/verifique-seu-email",
  "sign_in.account_not_completed": "/login/verifique-seu-email",
} as const satisfies { readonly [C in RefusalCode]?: WebPath };

const hasPage = (code: RefusalCode): code is keyof typeof pages => Object.hasOwn(pages, code);

/** The page of a refused sign-in, or undefined if the form shows the refusal. */
export const whereRefusalLeads = (refusal: unknown) =>
  refusal instanceof ApiFailure && refusal.code !== undefined && hasPage(refusal.code) ? pages[refusal.code] : undefined;

/** Start of the wait for the confirmation, if the server sent it. */
export const waitsSince = (refusal: unknown): string | undefined => {
  const { confirmationSince } = ((refusal as Partial<ApiFailure>).details ?? {}) as { readonly confirmationSince?: string };
  return confirmationSince;
};

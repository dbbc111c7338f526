import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

/** Refusals with a page of their own, which says what to do next. */
const pages = {
  "sign_in.account_inactive": "/login/conta-inativada",
  "sign_in.password_outdated": "/login/senha-desatualizada",
  "sign_in.verify_email": "/login/verifique-seu-email",
  "sign_in.email_not_verified": "/login/verifique-seu-email",
  "sign_in.account_not_completed": "/login/verifique-seu-email",
} as const satisfies { readonly [C in RefusalCode]?: WebPath };

const hasPage = (code: RefusalCode): code is keyof typeof pages => Object.hasOwn(pages, code);

/** The page of a refused sign-in; without one the refusal is read beside the form, where it can be mended. */
export const whereRefusalLeads = (refusal: unknown) =>
  refusal instanceof ApiFailure && refusal.code !== undefined && hasPage(refusal.code) ? pages[refusal.code] : undefined;

/** Since when somebody has been waiting to confirm an address, where the server said so. */
export const waitsSince = (refusal: unknown): string | undefined => {
  const { confirmationSince } = ((refusal as Partial<ApiFailure>).details ?? {}) as { readonly confirmationSince?: string };
  return confirmationSince;
};

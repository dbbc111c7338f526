import { signUpRoutes } from "@emdia/contract/identity/sign-up-routes.ts";
import { termsRoutes } from "@emdia/contract/terms/routes.ts";
import { module } from "../../../platform/http/handler.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import { acceptTerms } from "../terms/accept-terms.ts";
import { readAcceptedTerms, readTerms } from "../terms/read-terms.ts";
import { acceptInvite } from "./accept-invite.ts";
import { confirmCompanyInvite, confirmInvite } from "./confirm-invite.ts";
import { signUp } from "./sign-up.ts";

/** Routes of the sign-up by invitation. */
export const signUps = (keys: IdentityKeys) =>
  module("sign-up", signUpRoutes, {
    "POST /invites/confirm": confirmInvite,
    "POST /invites/confirm-company-token": confirmCompanyInvite,
    "POST /authentication/signup": signUp(keys),
    "POST /authentication/signup/firebase": signUp(keys),
    "POST /authentication/project/signup": signUp(keys),
    "POST /authentication/invite/firebase": acceptInvite,
  });

/** Routes of the terms of use. */
export const terms = module("terms", termsRoutes, {
  "GET /internal/terms-use": readTerms,
  "GET /account-use-terms/default-list": readAcceptedTerms,
  "POST /terms-use/accept": acceptTerms,
});

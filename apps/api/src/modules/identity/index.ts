import { recoveryRoutes } from "@emdia/contract/identity/recovery-routes.ts";
import { identityRoutes } from "@emdia/contract/identity/routes.ts";
import { secondFactorRoutes } from "@emdia/contract/identity/second-factor-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { applyActionCode, checkActionCode, checkReactivation } from "./account-links/action-code.ts";
import { forgotPassword, sendEmailVerification, sendRequestedLinkJob } from "./account-links/asked-link.ts";
import { resetPassword } from "./account-links/reset-password.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { hashPassword } from "./password-check.ts";
import { refreshSession } from "./refresh-session.ts";
import { askFactor, sendAgain } from "./second-factor/ask-factor.ts";
import { companyDemand, demandSecondFactor } from "./second-factor/company-demand.ts";
import { askForPhone, changePhone } from "./second-factor/own-phone.ts";
import { chooseSecondFactor, ownSecondFactor } from "./second-factor/own-second-factor.ts";
import { signInWithCode } from "./second-factor/sign-in-with-code.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { myAccount, myPermissions, whoAmI } from "./who-am-i.ts";

export { identityTemplates } from "./identity-templates.ts";
export { ownAccount } from "./own-account/own-account-module.ts";
export { robot } from "./robot-routes.ts";
export { signUps, terms } from "./sign-up/sign-up-module.ts";
export { hashPassword, sendRequestedLinkJob };

export const identity = (keys: IdentityKeys) =>
  module("identity", identityRoutes, {
    "POST /authentication/signin": signIn(keys),
    "POST /authentication/firebase-signin": signIn(keys),
    "POST /authentication/signout": signOut,
    "POST /authentication/refresh-token": refreshSession(keys),
    "GET /authentication/me": whoAmI,
    "GET /account/me": myAccount,
    "GET /account/permissions": myPermissions,
  });

/** Routes for password reset, reactivation and e-mail confirmation. */
export const recovery = module("recovery", recoveryRoutes, {
  "POST /authentication/password/forgot": forgotPassword,
  "POST /auth/password-reset": forgotPassword,
  "POST /authentication/password/reset": resetPassword,
  "POST /authentication/check-account-reactivation-token": checkReactivation,
  "POST /authentication/send-email-verification": sendEmailVerification,
  "POST /authentication/action-code/check": checkActionCode,
  "POST /authentication/action-code/apply": applyActionCode,
});

/** Routes of the second factor: at sign-in, in the own account and as a company's demand. */
export const secondFactor = (keys: IdentityKeys) =>
  module("second-factor", secondFactorRoutes, {
    "POST /authentication/mfa": askFactor(keys),
    "POST /authentication/send-mfa-code": sendAgain(keys),
    "POST /authentication/signin-with-mfa-code": signInWithCode(keys),
    "GET /account/second-factor": ownSecondFactor,
    "PUT /account/second-factor": chooseSecondFactor,
    "POST /account/phone/code": askForPhone(keys),
    "PUT /account/phone": changePhone(keys),
    "GET /account/mfa/{companyId}": companyDemand,
    "PUT /account/mfa/{companyId}": demandSecondFactor,
  });

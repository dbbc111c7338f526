import { identityRoutes } from "@emdia/contract/identity/routes.ts";
import { module } from "../../platform/http/handler.ts";
import type { IdentityKeys } from "./issue-tokens.ts";
import { hashPassword } from "./password-check.ts";
import { refreshSession } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { myAccount, myPermissions, whoAmI } from "./who-am-i.ts";

export { hashPassword };

export const identity = (keys: IdentityKeys) =>
  module("identity", identityRoutes, {
    "POST /authentication/signin": signIn(keys),
    "POST /authentication/signout": signOut,
    "POST /authentication/refresh-token": refreshSession(keys),
    "GET /authentication/me": whoAmI,
    "GET /account/me": myAccount,
    "GET /account/permissions": myPermissions,
  });

import { permissionsHeld } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { presentAccount } from "./present-account.ts";
import { readPreferences } from "./store/own-account.ts";

export const whoAmI: Handler<"GET /authentication/me"> = (scope) => presentAccount(scope.tx, scope.account.id);

export const myAccount: Handler<"GET /account/me"> = async (scope) => ({
  ...(await presentAccount(scope.tx, scope.account.id)),
  permissions: permissionsHeld(scope),
  preferences: await readPreferences(scope),
});

export const myPermissions: Handler<"GET /account/permissions"> = async (scope) => permissionsHeld(scope);

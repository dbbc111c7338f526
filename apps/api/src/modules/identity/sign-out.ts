import type { Handler } from "../../platform/http/handler.ts";
import { endSession } from "./store/sessions.ts";

export const signOut: Handler<"POST /authentication/signout"> = async (scope) => {
  await endSession(scope.tx, { accountId: scope.account.id, id: scope.sessionId, now: scope.now, reason: "signed_out" });
  return null;
};

import type { Handler } from "../../../platform/http/handler.ts";
import { readOwnAccount, saveOwnAccount } from "../store/own-account.ts";

export const ownProfile: Handler<"GET /account/profile"> = (scope) => readOwnAccount(scope);

/** What a person changes about themselves. The e-mail is what they are known by, and the phone is changed with a code. */
export const changeOwnProfile: Handler<"PUT /account/profile"> = async (scope, { body }) => {
  if (Object.values(body).some((value) => value !== undefined)) await saveOwnAccount(scope, body);
  return readOwnAccount(scope);
};

import { refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { writeSetting } from "../store/settings.ts";
import { verifiedSubject } from "./unsubscribe-link.ts";

type Keys = { readonly secret: string };

/** The transaction has the rows of the account in the token, because the request has no session. */
const turnOff = async (scope: PublicScope, { secret }: Keys, token: string) => {
  const subject = verifiedSubject(secret, token);
  if (!subject) return refuse("notice.link_invalid");
  const { accountId, kinds } = subject;
  await scope.inIndependentTransaction(accountId, async (tx) => {
    for (const kind of kinds) await writeSetting(tx, accountId, { kind, mail: false });
  });
  return null;
};

export const unsubscribe =
  (keys: Keys): Handler<"POST /notices/unsubscribe"> =>
  (scope, { body }) =>
    turnOff(scope, keys, body.token);

export const unsubscribeByOneClick =
  (keys: Keys): Handler<"POST /notices/unsubscribe/{token}"> =>
  (scope, { params }) =>
    turnOff(scope, keys, params.token);

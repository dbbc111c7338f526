import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { kindsFor } from "../policy.ts";
import { effectiveSettings, isDigest } from "../rules/settings.ts";
import { settingsOf, writeSetting } from "../store/settings.ts";

const present = async (scope: Scope) => ({
  results: effectiveSettings(kindsFor(scope), await settingsOf(scope.tx, scope.account.id)),
});

export const listSettings: Handler<"GET /notices/settings"> = (scope) => present(scope);

export const changeSetting: Handler<"PUT /notices/settings"> = async (scope, { body }) => {
  if (isDigest(body.kind) && body.inbox !== undefined) return refuse("notice.without_inbox");
  await writeSetting(scope.tx, scope.account.id, body);
  return present(scope);
};

import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { deviceOf } from "../rules/device.ts";
import { rememberOwn } from "../store/own-history.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "../store/own-sessions.ts";

/** The browser refreshes a session every few minutes, so the last rotation shows the last use. */
export const ownSessions: Handler<"GET /account/sessions"> = async (scope, { query }) => {
  const { rows, meta } = await listOwnSessions(scope, query);
  const results = rows.map(({ id, user_agent, address, created_at, rotated_at }) => ({
    uuid: id,
    device: deviceOf(user_agent),
    since: created_at.toISOString(),
    lastUsedAt: rotated_at.toISOString(),
    address,
    isThisOne: id === scope.sessionId,
  }));
  return { results, meta };
};

/** Every request checks its session, so an ended session fails at its next request. */
export const endSessionByOwner: Handler<"DELETE /account/sessions/{uuid}"> = async (scope, { params }) => {
  const ended = await endOwnSession(scope, params.uuid);
  if (!ended) return refuse("account_session.not_found");
  await rememberOwn(scope.tx, scope, { accountId: scope.account.id, action: "session_ended", from: ended.userAgent });
  return null;
};

export const endOtherSessionsByOwner: Handler<"DELETE /account/sessions"> = async (scope) => {
  const ended = await endOtherSessions(scope);
  const accountId = scope.account.id;
  if (ended > 0) await rememberOwn(scope.tx, scope, { accountId, action: "other_sessions_ended", to: String(ended) });
  return { ended };
};

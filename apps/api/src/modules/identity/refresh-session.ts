import { timingSafeEqual } from "node:crypto";
import { refuse } from "../../kernel/outcome.ts";
import type { PublicScope } from "../../platform/access/scope.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { type IdentityKeys, issueTokens, sessionEnd } from "./issue-tokens.ts";
import { notifyTokenReuse } from "./notify-token-reuse.ts";
import { hashOf, readToken, type ShownToken, successorOf } from "./refresh-token.ts";
import { decideRotation, type RotationDecision } from "./rules/rotation.ts";
import { rememberOwn } from "./store/own-history.ts";
import { endSession, lockSession, rotateSession, type SessionRow } from "./store/sessions.ts";

/** Rotates the refresh token. The decision commits independently of the response, so that an ended session stays ended after a refusal. */
export const refreshSession =
  (keys: IdentityKeys): Handler<"POST /authentication/refresh-token"> =>
  async (scope, { body }) => {
    const shown = readToken(body.refreshToken);
    if (!shown) return refuse("session.denied");
    const next = { ...shown, secret: successorOf(shown, keys.secret) };
    const account = await scope.inIndependentTransaction(shown.accountId, (tx) => rotate(scope, tx, { shown, next }));
    return account ? issueTokens(keys, account, { shown: next, now: scope.now }) : refuse("session.denied");
  };

type Turn = { readonly shown: ShownToken; readonly next: ShownToken };

const rotate = async (scope: PublicScope, tx: Tx, { shown, next }: Turn) => {
  const session = await lockSession(tx, shown.accountId, shown.sessionId);
  if (!session) return undefined;
  const decision = decide(scope, session, shown);
  if (decision === "rotate")
    await rotateSession(tx, session, { refreshHash: hashOf(next.secret), now: scope.now, expiresAt: sessionEnd(scope.now) });
  if (decision === "end_family") await endFamily(scope, tx, session);
  if (decision === "end_unproved") await endUnproved(scope, tx, session);
  return decision === "rotate" || decision === "repeat_successor" ? namedIn(session) : undefined;
};

const endUnproved = async (scope: PublicScope, tx: Tx, { account_id: accountId, id, user_agent }: SessionRow) => {
  await endSession(tx, { accountId, id, now: scope.now, reason: "second_factor_required" });
  await rememberOwn(tx, scope, { accountId, action: "session_unproved", from: user_agent });
};

const endFamily = async (scope: PublicScope, tx: Tx, session: SessionRow) => {
  const { account_id: accountId, id, user_agent } = session;
  await endSession(tx, { accountId, id, now: scope.now, reason: "token_reused" });
  await rememberOwn(tx, scope, { accountId, action: "session_reused", from: user_agent });
  await notifyTokenReuse(tx, session);
};

const namedIn = ({ email, display_name, phone, email_verified, account_verified }: SessionRow) => ({
  email,
  displayName: display_name,
  phone,
  emailVerified: email_verified,
  accountVerified: account_verified,
});

const decide = ({ now }: PublicScope, session: SessionRow, { secret }: ShownToken): RotationDecision =>
  decideRotation({
    ended: session.ended_at !== null || session.disabled_at !== null,
    expired: session.expires_at <= now,
    shown: whichToken(session, hashOf(secret)),
    secondsSinceRotation: (now.getTime() - session.rotated_at.getTime()) / 1000,
    lacksSecondFactor: session.lacks_second_factor,
  });

const whichToken = ({ refresh_hash, previous_hash }: SessionRow, hash: Buffer) => {
  if (timingSafeEqual(refresh_hash, hash)) return "current";
  return previous_hash && timingSafeEqual(previous_hash, hash) ? "previous" : "unknown";
};

// Routes and job for e-mail links that a user requests without a session.
import { email } from "@emdia/contract/identity/credentials.ts";
import { ACCOUNT_LINKS_AN_HOUR_MAX } from "@emdia/contract/limits.ts";
import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import { accountForSignIn, type SignInAccount } from "../store/accounts.ts";
import { linksSince } from "../store/links.ts";
import { sendLink, ways } from "./send-account-link.ts";

/** Mails that a request without a session can trigger. */
const requestableWays = ["resetPassword", "verifyEmail"] as const;
type RequestableWay = (typeof requestableWays)[number];
const requestedLink = jobKind("identity.send-asked-link", z.object({ email, way: z.enum(requestableWays) }));

type Ask = Handler<"POST /authentication/password/forgot">;
/**
 * Answers every request equally fast and with the same body: a job looks up the address later, so the response does not reveal accounts.
 * Works while sign-ins are blocked.
 */
const requestLink =
  (way: RequestableWay): Ask =>
  async ({ tx }, { body }) => {
    await enqueue(tx, { job: requestedLink, payload: { email: body.email, way } });
    return null;
  };
export const forgotPassword = requestLink("resetPassword");
export const sendEmailVerification = requestLink("verifyEmail");

const isConfirmed = ({ email_verified, account_verified }: SignInAccount): boolean => email_verified && account_verified;
const HOUR_MS = 3_600_000;
type To = Pick<IdentityKeys, "secret"> & { readonly accountId: number; readonly now: Date };
/** Limits the mails per account and hour, because a request can name the address of another person. */
const sendUnlessMany = async (tx: Tx, way: RequestableWay, to: To): Promise<void> => {
  const { purpose } = ways[way];
  const sent = await linksSince(tx, { accountId: to.accountId, purpose, since: new Date(to.now.getTime() - HOUR_MS) });
  if (sent < ACCOUNT_LINKS_AN_HOUR_MAX) await sendLink(tx, ways[way], to);
};
export const sendRequestedLinkJob = ({ secret }: Pick<IdentityKeys, "secret">) =>
  defineJob(requestedLink, async ({ publicly, inScopeOfAccount, clock }, request) => {
    const account = await publicly((tx) => accountForSignIn(tx, request.email));
    if (!account || account.disabled || (request.way === "verifyEmail" && isConfirmed(account))) return;
    await inScopeOfAccount(account.id, (tx) => sendUnlessMany(tx, request.way, { accountId: account.id, secret, now: clock.now() }));
  });

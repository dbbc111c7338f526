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

/** What whoever names an address may ask to be sent there. */
const askedWays = ["resetPassword", "verifyEmail"] as const;
type AskedWay = (typeof askedWays)[number];
const askedLink = jobKind("identity.send-asked-link", z.object({ email, way: z.enum(askedWays) }));

type Ask = Handler<"POST /authentication/password/forgot">;
/**
 * The answer is the same for everybody, and takes as long: whether anybody has the address is looked at later, so that nobody learns it. It stays
 * open while sign-ins are blocked.
 */
const askFor =
  (way: AskedWay): Ask =>
  async ({ tx }, { body }) => {
    await enqueue(tx, { job: askedLink, payload: { email: body.email, way } });
    return null;
  };
export const forgotPassword = askFor("resetPassword");
export const sendEmailVerification = askFor("verifyEmail");

const isConfirmed = ({ email_verified, account_verified }: SignInAccount): boolean => email_verified && account_verified;
const HOUR_MS = 3_600_000;
type To = Pick<IdentityKeys, "publicUrl"> & { readonly accountId: number; readonly now: Date };
/** The same for whoever names an address, which may be somebody else's: nobody's letter box is filled. */
const sendUnlessMany = async (tx: Tx, way: AskedWay, to: To): Promise<void> => {
  const { purpose } = ways[way];
  const sent = await linksSince(tx, { accountId: to.accountId, purpose, since: new Date(to.now.getTime() - HOUR_MS) });
  if (sent < ACCOUNT_LINKS_AN_HOUR_MAX) await sendLink(tx, ways[way], to);
};
export const sendRequestedLinkJob = ({ publicUrl }: Pick<IdentityKeys, "publicUrl">) =>
  defineJob(askedLink, async ({ publicly, inScopeOfAccount, clock }, asked) => {
    const account = await publicly((tx) => accountForSignIn(tx, asked.email));
    if (!account || account.disabled || (asked.way === "verifyEmail" && isConfirmed(account))) return;
    await inScopeOfAccount(account.id, (tx) => sendUnlessMany(tx, asked.way, { accountId: account.id, publicUrl, now: clock.now() }));
  });

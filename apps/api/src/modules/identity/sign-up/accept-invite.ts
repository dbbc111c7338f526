import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { decideInvite, decideTakenUp } from "../rules/invite.ts";
import { accountForSignIn, verifyAccountEmail } from "../store/accounts.ts";
import { inviteByToken } from "./shown-invite.ts";
import { takeUpInvite } from "./take-up-invite.ts";

/** Accepts an invitation for an existing account. It creates no session; the user signs in afterwards. */
export const acceptInvite: Handler<"POST /authentication/invite/firebase"> = async (scope, { body: { email, token } }) => {
  const { inIndependentTransaction, now, caller } = scope;
  const { found, account } = await inIndependentTransaction(null, async (tx) => ({
    found: await inviteByToken(tx, { token, now }),
    account: await accountForSignIn(tx, email),
  }));
  const open = decideInvite(found?.status);
  if (open !== "open") return refuse(open);
  if (found?.invite.email !== email) return refuse("sign_up.email_differs");
  if (!account) return refuse("sign_up.no_account");
  if (account.disabled) return refuse("sign_in.account_disabled");

  const decision = await inIndependentTransaction(account.id, async (tx) => {
    const taken = decideTakenUp(await takeUpInvite(tx, { token, accountId: account.id, now, address: caller.address }));
    // The link was sent to this address, so it also confirms the address.
    if (taken === "accepted") await verifyAccountEmail(tx, account.id);
    return taken;
  });
  return decision === "accepted" ? null : refuse(decision);
};

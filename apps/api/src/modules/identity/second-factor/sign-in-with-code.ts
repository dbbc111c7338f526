import type { MfaType } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { answerSession, beginProvedSession } from "../begin-session.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import { notePassed } from "../store/account-proofs.ts";
import { spendLink } from "../store/links.ts";
import { factors } from "./factors.ts";
import { secondsWithoutCodes } from "./judge-code.ts";
import { notifyAccountOwner } from "./notify-account-owner.ts";
import { mayRegisterPhone, mobileOf } from "./phone-of.ts";
import { inStep, type Step } from "./step.ts";
import { takePhone } from "./take-phone.ts";

type Proof = Step & { readonly mfaType: MfaType; readonly code: string };

/** Confirms the phone that received the code, unless the account may no longer register one. */
const keepPhone = async (tx: Tx, { by }: Around, { account, recipient }: Pick<Step, "account"> & { readonly recipient: string }) => {
  const isKnown = recipient === mobileOf(account);
  if (isKnown && account.phone_confirmed_at !== null) return undefined;
  if (!isKnown && !mayRegisterPhone(account)) return refuse("second_factor.code_expired");
  return takePhone(tx, by, { account, phone: recipient });
};

type Around = { readonly keys: IdentityKeys; readonly by: PublicScope };
const prove = async (tx: Tx, { keys, by }: Around, { mfaType, code, link, account }: Proof) => {
  const { now } = by;
  const judged = await factors[mfaType].judge(tx, { secret: keys.secret, now }, { link, account, typed: code });
  if (!judged.ok) {
    const isNewsToOwner = judged.code !== "second_factor.blocked" && (await secondsWithoutCodes(tx, account.id, now)) > 0;
    if (isNewsToOwner) await notifyAccountOwner(tx, account, "codesGuessed");
    return judged;
  }
  const refused = mfaType === "SMS" ? await keepPhone(tx, { keys, by }, { account, recipient: judged.value.recipient }) : undefined;
  if (refused) return refused;
  await spendLink(tx, link, now);
  await notePassed(tx, account.id, now);
  return undefined;
};

/** Completes a sign-in with a second factor. A concurrent second request finds the step used. */
export const signInWithCode =
  (keys: IdentityKeys): Handler<"POST /authentication/signin-with-mfa-code"> =>
  async (scope, { body: { mfaType, code, ...shown } }) => {
    const begun = await inStep(scope, shown, async (tx, step) => {
      const refused = await prove(tx, { keys, by: scope }, { ...step, mfaType, code });
      return refused ?? beginProvedSession(tx, scope, step.account.id);
    });
    return "shown" in begun ? answerSession(keys, begun, scope.now) : begun;
  };

import { hidePhone } from "@emdia/contract/documents/privacy.ts";
import { isRefusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import { isPhoneTaken, lockAccount, type ProvedAccount } from "../store/account-proofs.ts";
import { judgeCode, secondsWithoutCodes } from "./judge-code.ts";
import { notifyAccountOwner } from "./notify-account-owner.ts";
import { presentOwn } from "./own-second-factor.ts";
import { sendCode } from "./send-code.ts";
import { takePhone } from "./take-phone.ts";

const subjectOf = (accountId: number) => ({ accountId, purpose: "phone", stepId: null, channel: "SMS" }) as const;

/** Commits the counters independently of the response. The account lock serializes the codes of one account. */
const withAccount = <T>({ inIndependentTransaction, account: { id } }: Scope, work: (tx: Tx, account: ProvedAccount) => Promise<T>) =>
  inIndependentTransaction(id, async (tx) => {
    const account = await lockAccount(tx, id);
    return account ? work(tx, account) : refuse("session.denied");
  });

/** Sends a code to the new phone. The old phone remains until the user enters the code. */
export const askForPhone =
  ({ secret }: IdentityKeys): Handler<"POST /account/phone/code"> =>
  (scope, { body: { phone } }) =>
    withAccount(scope, async (tx, account) => {
      const { now } = scope;
      const blockedSeconds = await secondsWithoutCodes(tx, account.id, now);
      if (blockedSeconds > 0) return refuse("second_factor.blocked", { retryAfterSeconds: blockedSeconds });
      if (await isPhoneTaken(tx, phone)) return refuse("phone.taken");
      const sent = await sendCode(
        tx,
        { secret, now },
        { subject: subjectOf(account.id), recipient: phone, begins: true, language: account.language },
      );
      return isRefusal(sent) ? sent : { ...sent, mfaType: "SMS" as const, sentTo: hidePhone(phone) };
    });

type Typed = { readonly keys: IdentityKeys; readonly scope: Scope; readonly typed: string };
const prove = async (tx: Tx, account: ProvedAccount, { keys, scope, typed }: Typed) => {
  const { now } = scope;
  const judged = await judgeCode(tx, { secret: keys.secret, now }, { subject: subjectOf(account.id), typed });
  if (judged.ok) return takePhone(tx, scope, { account, phone: judged.value.recipient });
  const isNewsToOwner = judged.code !== "second_factor.blocked" && (await secondsWithoutCodes(tx, account.id, now)) > 0;
  if (isNewsToOwner) await notifyAccountOwner(tx, account, "codesGuessed");
  return judged;
};

export const changePhone =
  (keys: IdentityKeys): Handler<"PUT /account/phone"> =>
  async (scope, { body: { code } }) => {
    const refused = await withAccount(scope, (tx, account) => prove(tx, account, { keys, scope, typed: code }));
    return refused ?? presentOwn(scope);
  };

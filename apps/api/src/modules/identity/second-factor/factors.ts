import { hideEmail, hidePhone } from "@emdia/contract/documents/privacy.ts";
import type { MfaType } from "@emdia/contract/limits.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProvedAccount } from "../store/account-proofs.ts";
import { type Judged, judgeCode } from "./judge-code.ts";
import { mobileOf } from "./phone-of.ts";
import { type CodeContext, sendCode } from "./send-code.ts";
import type { Step } from "./step.ts";

/** Whether a challenge starts or repeats, and the phone to register. */
export type Wish = { readonly begins: boolean; readonly phone: string | undefined };
export type Challenge = { readonly sentTo: string; readonly resendInSeconds: number };
type ChallengeRefused = Refusal<"second_factor.type_unavailable" | "second_factor.too_soon" | "second_factor.too_many_messages">;

/**
 * A second factor. An authenticator app or a passkey can be added as another entry of the table below, with a challenge that sends nothing.
 */
export type Factor = {
  readonly isOpenTo: (account: ProvedAccount) => boolean;
  readonly challenge: (tx: Tx, at: CodeContext, input: Step & Wish) => Promise<Challenge | ChallengeRefused>;
  readonly judge: (tx: Tx, at: CodeContext, proof: Step & { readonly typed: string }) => Promise<Judged>;
};

type Channel = {
  readonly type: MfaType;
  readonly recipientOf: (account: ProvedAccount) => string | undefined;
  readonly hide: (recipient: string) => string;
};

/** Creates a factor that sends a code through a channel and checks it. */
const sentBy = ({ type, recipientOf, hide }: Channel): Factor => {
  const subjectOf = ({ account, link }: Step) =>
    ({ accountId: account.id, purpose: "second_factor", stepId: link.id, channel: type }) as const;
  return {
    isOpenTo: (account) => recipientOf(account) !== undefined,
    challenge: async (tx, at, { begins, phone, ...step }) => {
      const recipient = phone ?? recipientOf(step.account);
      if (recipient === undefined) return refuse("second_factor.type_unavailable");
      const { language } = step.account;
      const sent = await sendCode(tx, at, { subject: subjectOf(step), recipient, begins, language });
      return "resendInSeconds" in sent ? { ...sent, sentTo: hide(recipient) } : sent;
    },
    judge: (tx, at, { typed, ...step }) => judgeCode(tx, at, { subject: subjectOf(step), typed }),
  };
};

export const factors: { readonly [T in MfaType]: Factor } = {
  EMAIL: sentBy({ type: "EMAIL", recipientOf: ({ email }) => email, hide: hideEmail }),
  SMS: sentBy({ type: "SMS", recipientOf: mobileOf, hide: hidePhone }),
};

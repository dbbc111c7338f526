import type { MfaType } from "@emdia/contract/limits.ts";
import { isRefusal, refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import type { IdentityKeys } from "../issue-tokens.ts";
import { isPhoneTaken } from "../store/account-proofs.ts";
import { phoneAskedInStep } from "../store/codes.ts";
import { factors } from "./factors.ts";
import { secondsWithoutCodes } from "./judge-code.ts";
import { mayRegisterPhone, mobileOf } from "./phone-of.ts";
import { inStep, type Step, type StepInput } from "./step.ts";

type Input = StepInput & { readonly mfaType: MfaType; readonly phone: string | undefined; readonly begins: boolean };

/** The phone to register: the given one, or for a repeated request the one of the previous code. */
const phoneToRegister = async (tx: Tx, { account, link }: Step, { mfaType, phone, begins }: Input): Promise<string | undefined> => {
  if (mfaType !== "SMS") return undefined;
  return phone ?? (begins || mobileOf(account) ? undefined : phoneAskedInStep(tx, account.id, link.id));
};

/** Refuses a phone that another account has confirmed. */
const phoneRefusal = async (tx: Tx, { account }: Step, registered: string | undefined) => {
  if (registered !== undefined && !mayRegisterPhone(account)) return refuse("phone.already_chosen");
  const phone = registered ?? (account.phone_confirmed_at === null ? mobileOf(account) : undefined);
  return phone !== undefined && (await isPhoneTaken(tx, phone)) ? refuse("phone.taken") : undefined;
};

const challenge = (input: Input, scope: PublicScope, { secret }: IdentityKeys) =>
  inStep(scope, input, async (tx, step) => {
    const { mfaType, begins } = input;
    const blockedSeconds = await secondsWithoutCodes(tx, step.account.id, scope.now);
    if (blockedSeconds > 0) return refuse("second_factor.blocked", { retryAfterSeconds: blockedSeconds });

    const phone = await phoneToRegister(tx, step, input);
    const refused = mfaType === "SMS" && (await phoneRefusal(tx, step, phone));
    if (refused) return refused;

    const begun = await factors[mfaType].challenge(tx, { secret, now: scope.now }, { ...step, begins, phone });
    return isRefusal(begun) ? begun : { mfaType, ...begun };
  });

/** Starts the challenge with the chosen factor or phone. */
export const askFactor =
  (keys: IdentityKeys): Handler<"POST /authentication/mfa"> =>
  (scope, { body: { phone, ...body } }) =>
    challenge({ ...body, phone, begins: true }, scope, keys);

/** Sends another code through the same channel. */
export const sendAgain =
  (keys: IdentityKeys): Handler<"POST /authentication/send-mfa-code"> =>
  (scope, { body }) =>
    challenge({ ...body, phone: undefined, begins: false }, scope, keys);

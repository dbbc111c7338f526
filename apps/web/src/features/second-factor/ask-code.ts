import type { CodeOnItsWay } from "@emdia/contract/identity/second-factor-routes.ts";
import type { MfaType } from "@emdia/contract/limits.ts";
import { api } from "../../shared/api/api.ts";
import { resendAt } from "../../shared/one-time-code/wait-of.ts";
import { type AskedCode, type PendingStep, pendingStep } from "../../shared/session/pending-step.ts";

const remember = ({ mfaType, sentTo, resendInSeconds }: CodeOnItsWay, registers: boolean): AskedCode => {
  const sentCode = { mfaType, sentTo, resendAtMs: resendAt(resendInSeconds), registers };
  pendingStep.ask(sentCode);
  return sentCode;
};

/** Requests a code by the chosen method. With a phone, it also registers that phone. */
export const askCode = async ({ email, stepToken }: PendingStep, mfaType: MfaType, phone?: string): Promise<AskedCode> => {
  const body = { email, stepToken, mfaType, ...(phone !== undefined && { phone }) };
  return remember(await api("POST /authentication/mfa")({ body }), phone !== undefined);
};

export const askAnother = async ({ email, stepToken }: PendingStep, { mfaType, registers }: AskedCode): Promise<AskedCode> =>
  remember(await api("POST /authentication/send-mfa-code")({ body: { email, stepToken, mfaType } }), registers);

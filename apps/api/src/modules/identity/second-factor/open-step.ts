import type { SecondFactorAsked } from "@emdia/contract/identity/routes.ts";
import { MFA_TYPES } from "@emdia/contract/limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { makeStepToken } from "../account-links/account-link.ts";
import { readProvedAccount } from "../store/account-proofs.ts";
import { factors } from "./factors.ts";
import { maskedPhone, mayRegisterPhone } from "./phone-of.ts";

/** Opens a second-factor step. The step token proves the correct password, but grants no access. */
export const openStep = async (tx: Tx, accountId: number, now: Date): Promise<SecondFactorAsked> => {
  const account = await readProvedAccount(tx, accountId);
  return {
    mfaRequired: true,
    mfaTypes: MFA_TYPES.filter((type) => factors[type].isOpenTo(account)),
    email: account.email,
    phoneMasked: maskedPhone(account),
    canCreatePhone: mayRegisterPhone(account),
    stepToken: await makeStepToken(tx, accountId, now),
  };
};

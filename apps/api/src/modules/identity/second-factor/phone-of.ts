import { isMobilePhone } from "@emdia/contract/documents/phone.ts";
import { hidePhone } from "@emdia/contract/documents/privacy.ts";
import { decidePhoneRegistration } from "../rules/second-factor.ts";
import type { ProvedAccount } from "../store/account-proofs.ts";

type Phoned = Pick<ProvedAccount, "phone" | "second_factor_passed_at">;

/** The mobile number that receives codes. */
export const mobileOf = ({ phone }: Pick<ProvedAccount, "phone">): string | undefined =>
  phone !== null && isMobilePhone(phone) ? phone : undefined;

export const maskedPhone = (account: Pick<ProvedAccount, "phone">): string | null => {
  const mobile = mobileOf(account);
  return mobile === undefined ? null : hidePhone(mobile);
};

export const mayRegisterPhone = (account: Phoned): boolean =>
  decidePhoneRegistration({ hasMobile: mobileOf(account) !== undefined, passedBefore: account.second_factor_passed_at !== null });

import { isCnpj } from "@emdia/contract/documents/cnpj.ts";
import { isPhone } from "@emdia/contract/documents/phone.ts";
import { emailFault } from "../../shared/email-fault.ts";
import type { CompanyDraft, DraftField } from "./draft.ts";

export type CompanyFault =
  | "cnpjRequired"
  | "cnpjInvalid"
  | "companyNameRequired"
  | "tradingNameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "nameRequired"
  | "phoneRequired"
  | "phoneInvalid";
export type CompanyFaults = { readonly [F in DraftField]?: CompanyFault | undefined };

const isEmpty = (text: string): boolean => text.trim() === "";
const missing = (text: string, fault: CompanyFault): CompanyFault | undefined => (isEmpty(text) ? fault : undefined);

/** Faults of the company form by field, in form order. */
export const companyFaults = ({ cnpj, companyName, tradingName, email, fullName, phone }: CompanyDraft): CompanyFaults => ({
  cnpj: missing(cnpj, "cnpjRequired") ?? (isCnpj(cnpj) ? undefined : "cnpjInvalid"),
  companyName: missing(companyName, "companyNameRequired"),
  tradingName: missing(tradingName, "tradingNameRequired"),
  email: emailFault(email),
  fullName: missing(fullName, "nameRequired"),
  phone: missing(phone, "phoneRequired") ?? (isPhone(phone) ? undefined : "phoneInvalid"),
});

import type { CompanyChange, CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { isState } from "@emdia/contract/documents/states.ts";
import { COMPANY_CITY_MAX_LENGTH, COMPANY_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";

/** The form values, as text. */
export type CompanyDraft = { readonly companyName: string; readonly tradingName: string; readonly city: string; readonly state: string };
export type DraftFault = "required" | "tooLong";
export type DraftFaults = { readonly [F in keyof CompanyDraft]?: DraftFault };

export const draftOf = ({ companyName, tradingName, city, state }: CompanyData): CompanyDraft => ({
  companyName,
  tradingName,
  city: city ?? "",
  state: state ?? "",
});

const nameFault = (text: string): DraftFault | undefined => {
  if (text.trim() === "") return "required";
  return text.trim().length > COMPANY_NAME_MAX_LENGTH ? "tooLong" : undefined;
};

/** Faults of the draft by field, in form order. */
export const faultsIn = ({ companyName, tradingName, city }: CompanyDraft): DraftFaults => {
  const faults = {
    companyName: nameFault(companyName),
    tradingName: nameFault(tradingName),
    city: city.trim().length > COMPANY_CITY_MAX_LENGTH ? ("tooLong" as const) : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};

/** The request body. City and state are optional; the version detects edit conflicts. */
export const changeOf = ({ companyName, tradingName, city, state }: CompanyDraft, version: number): CompanyChange => ({
  companyName: companyName.trim(),
  tradingName: tradingName.trim(),
  city: city.trim() === "" ? null : city.trim(),
  state: isState(state) ? state : null,
  version,
});

import { createObservable } from "../../shared/create-observable.ts";

export type CompanyDraft = {
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly email: string;
  readonly fullName: string;
  readonly phone: string;
  readonly observations: string;
};
export type DraftField = keyof CompanyDraft;

export const emptyDraft: CompanyDraft = {
  cnpj: "",
  companyName: "",
  tradingName: "",
  email: "",
  fullName: "",
  phone: "",
  observations: "",
};

/** The form draft, stored outside React so that it survives the visit to the error page. */
export const companyDraft = createObservable<CompanyDraft>(emptyDraft);

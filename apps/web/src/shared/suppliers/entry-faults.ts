import { isCnpj } from "@emdia/contract/documents/cnpj.ts";

export type EntryDraft = { readonly cnpj: string; readonly companyName: string; readonly tradingName: string };
export type EntryFault = "cnpjRequired" | "cnpjInvalid" | "nameRequired";
export type EntryFaults = { readonly [F in keyof EntryDraft]?: EntryFault | undefined };

/** Faults of a company entered by hand. */
export const entryFaults = ({ cnpj, companyName }: EntryDraft): EntryFaults => {
  const cnpjFault = cnpj.trim() === "" ? "cnpjRequired" : "cnpjInvalid";
  return {
    ...(!isCnpj(cnpj) && { cnpj: cnpjFault }),
    ...(companyName.trim() === "" && { companyName: "nameRequired" }),
  };
};

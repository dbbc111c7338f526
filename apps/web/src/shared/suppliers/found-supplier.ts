// Search results and selections of suppliers.
import type { CompanyByAddress } from "@emdia/contract/companies/entered-routes.ts";
import type { CompanySearchRow, FoundCompany } from "@emdia/contract/companies/registry-routes.ts";
import { isCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { AwaitedCompany } from "@emdia/contract/projects/wizard.ts";

/** Search result: a registered company, an entered one, or one from the registry only. */
export type FoundSupplier = {
  readonly companyId: number | null;
  readonly enteredId: number | null;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string | null;
  readonly place: string;
  readonly byHand: boolean;
};
/** Selected supplier: a registered company, or an entered one that the project waits for. */
export type SupplierChoice =
  | { readonly kind: "here"; readonly companyId: number; readonly name: string; readonly cnpj: string }
  | { readonly kind: "awaited"; readonly company: AwaitedCompany };

const placeOf = ({ city, state }: { readonly city: string | null; readonly state: string | null }) =>
  [city, state].filter(Boolean).join("/");

export const foundInSearch = ({
  companyId,
  enteredId,
  cnpj,
  companyName,
  tradingName,
  byHand,
  ...row
}: CompanySearchRow): FoundSupplier => {
  return { companyId, enteredId, cnpj, companyName, tradingName, byHand, place: placeOf(row) };
};

/** No result without a name for the number. */
export const foundByNumber = (lookup: FoundCompany | undefined): readonly FoundSupplier[] => {
  if (!lookup?.found || lookup.companyName === null) return [];
  const { companyId, enteredId, cnpj, companyName, tradingName, byHand } = lookup;
  return [{ companyId, enteredId, cnpj, companyName, tradingName, byHand, place: placeOf(lookup) }];
};

/** The selection, if the company has an id already; otherwise `null`. */
export const choiceOf = (found: FoundSupplier): SupplierChoice | null => {
  const { companyId, enteredId, cnpj, companyName, tradingName, byHand } = found;
  const name = tradingName ?? companyName;
  if (companyId !== null) return { kind: "here", companyId, name, cnpj };
  if (enteredId === null) return null;
  return { kind: "awaited", company: { id: enteredId, cnpj, companyName, tradingName: name, byHand, registeredId: null } };
};

/** The entered company in the shape that projects use. */
export const awaitedAs = ({ id, cnpj, companyName, tradingName, entered }: CompanyByAddress): AwaitedCompany => ({
  id,
  cnpj,
  companyName,
  tradingName,
  byHand: entered?.source === "typed",
  registeredId: entered?.registeredId ?? null,
});

export const choiceOfEntered = (company: CompanyByAddress): SupplierChoice => ({ kind: "awaited", company: awaitedAs(company) });

const CNPJ_LENGTH = 14;
/** A complete number gets its check digits validated; words and parts of a number are search terms. */
export const isWrongCnpj = (words: string): boolean =>
  normaliseCnpj(words).length === CNPJ_LENGTH && /\d{2}$/.test(words) && !words.includes(" ") && !isCnpj(words);

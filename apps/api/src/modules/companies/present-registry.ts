import { type FoundCompany, registryStatuses } from "@emdia/contract/companies/registry-routes.ts";
import { isTyped } from "./rules/entry.ts";
import { hideCpf, type KnownCompany, withoutPersonalData } from "./rules/known-company.ts";
import type { CompanyHere, EnteredHere, FoundByName } from "./store/registry-companies.ts";

const sizes: { readonly [code: string]: string } = {
  "00": "Não informado",
  "01": "Microempresa",
  "03": "Empresa de pequeno porte",
  "05": "Demais",
};
const statuses: { readonly [code: string]: string } = registryStatuses;

const coded = (code: string | null, text: string | null | undefined) => (code === null ? null : { code, text: text ?? null });
const statusOf = (code: string | null) => coded(code, code === null ? null : statuses[code]);

const emptyCompany: KnownCompany = {
  cnpj: "",
  companyName: null,
  tradingName: null,
  isHeadOffice: null,
  status: null,
  statusSince: null,
  openedOn: null,
  size: null,
  legalNature: null,
  legalNatureText: null,
  activity: null,
  activityText: null,
  isSimples: null,
  isMei: null,
  city: null,
  state: null,
  street: null,
  number: null,
  complement: null,
  district: null,
  postalCode: null,
  phone: null,
  email: null,
  confirmedAt: null,
};

type LocalRecords = { readonly here?: CompanyHere | undefined; readonly entered?: EnteredHere | undefined };
type PresentOptions = LocalRecords & { readonly source: FoundCompany["source"] };

const present = (said: KnownCompany, { here, entered, source }: PresentOptions): FoundCompany => {
  const { street, number, complement, district, postalCode, ...company } = withoutPersonalData(said);
  return {
    found: source !== null,
    byHand: source === null,
    whyByHand: null,
    cnpj: company.cnpj,
    companyId: here?.id ?? null,
    // A registered company replaces the entered record.
    enteredId: here ? null : (entered?.id ?? null),
    hasAccounts: here?.hasAccounts ?? false,
    companyName: company.companyName,
    tradingName: company.tradingName,
    isHeadOffice: company.isHeadOffice,
    status: statusOf(company.status),
    statusSince: company.statusSince,
    openedOn: company.openedOn,
    size: coded(company.size, sizes[company.size ?? ""]),
    legalNature: coded(company.legalNature, company.legalNatureText),
    mainActivity: coded(company.activity, company.activityText),
    isSimples: company.isSimples,
    isMei: company.isMei,
    city: company.city,
    state: company.state,
    address: { street, number, complement, district, postalCode },
    phone: company.phone,
    email: company.email,
    source,
    confirmedAt: company.confirmedAt,
  };
};

export const presentKnown = (company: KnownCompany, source: "registry" | "service", known: LocalRecords = {}): FoundCompany =>
  present(company, { source, ...known });

/** A registered company without a registry entry: shows the data that the company stores about itself. */
export const presentHere = (cnpj: string, here: CompanyHere): FoundCompany => {
  const { name, tradingName, city, state } = here;
  return present({ ...emptyCompany, cnpj, companyName: name, tradingName, city, state }, { source: "directory", here });
};

/** An entered company, marked `byHand` if its contractor typed the data. */
export const presentEntered = (cnpj: string, entered: EnteredHere): FoundCompany => {
  const { name, tradingName, city, state, source } = entered;
  const said = present({ ...emptyCompany, cnpj, companyName: name, tradingName, city, state }, { source: "entered", entered });
  return { ...said, byHand: isTyped(source) };
};

/** No source knows the CNPJ, or none is available: the user types the data. */
export const presentByHand = (cnpj: string, whyByHand: NonNullable<FoundCompany["whyByHand"]>): FoundCompany => ({
  ...present({ ...emptyCompany, cnpj }, { source: null }),
  whyByHand,
});

const sourceOf = (companyId: number | null, enteredId: number | null) => {
  if (companyId !== null) return "directory" as const;
  return enteredId === null ? ("registry" as const) : ("entered" as const);
};

export const presentRow = ({ enteredId, isTyped: byHand, companyId, companyName, tradingName, status, ...row }: FoundByName) => ({
  cnpj: row.cnpj,
  companyId,
  enteredId,
  byHand,
  companyName: hideCpf(companyName),
  tradingName: tradingName && hideCpf(tradingName),
  isHeadOffice: row.isHeadOffice,
  status: statusOf(status),
  city: row.city,
  state: row.state,
  source: sourceOf(companyId, enteredId),
});

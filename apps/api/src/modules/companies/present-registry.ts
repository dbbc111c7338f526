import { type FoundCompany, registryStatuses } from "@emdia/contract/companies/registry-routes.ts";
import { hideCpf, type KnownCompany, withoutPersonalData } from "./rules/known-company.ts";
import type { CompanyHere, FoundByName } from "./store/registry-companies.ts";

const sizes: { readonly [code: string]: string } = {
  "00": "Não informado",
  "01": "Microempresa",
  "03": "Empresa de pequeno porte",
  "05": "Demais",
};
const statuses: { readonly [code: string]: string } = registryStatuses;

const coded = (code: string | null, text: string | null | undefined) => (code === null ? null : { code, text: text ?? null });
const statusOf = (code: string | null) => coded(code, code === null ? null : statuses[code]);

const nobody: KnownCompany = {
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

type Said = { readonly here?: CompanyHere | undefined; readonly source: FoundCompany["source"] };

const present = (said: KnownCompany, { here, source }: Said): FoundCompany => {
  const { street, number, complement, district, postalCode, ...company } = withoutPersonalData(said);
  return {
    found: source !== null,
    byHand: source === null,
    whyByHand: null,
    cnpj: company.cnpj,
    companyId: here?.id ?? null,
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

export const presentKnown = (company: KnownCompany, source: "registry" | "service", here?: CompanyHere): FoundCompany =>
  present(company, { source, here });

/** A company that is here and in no registry: what it said of itself. */
export const presentHere = (cnpj: string, here: CompanyHere): FoundCompany => {
  const { name, tradingName, city, state } = here;
  return present({ ...nobody, cnpj, companyName: name, tradingName, city, state }, { source: "directory", here });
};

/** Nobody knows it, or nobody could be asked: the person goes on by hand. */
export const presentByHand = (cnpj: string, whyByHand: NonNullable<FoundCompany["whyByHand"]>): FoundCompany => ({
  ...present({ ...nobody, cnpj }, { source: null }),
  whyByHand,
});

export const presentRow = ({ cnpj, companyId, companyName, tradingName, isHeadOffice, status, city, state }: FoundByName) => ({
  cnpj,
  companyId,
  companyName: hideCpf(companyName),
  tradingName: tradingName && hideCpf(tradingName),
  isHeadOffice,
  status: statusOf(status),
  city,
  state,
  source: companyId === null ? ("registry" as const) : ("directory" as const),
});

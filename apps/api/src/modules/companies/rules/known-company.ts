/** Public data of a company, from the registry or the lookup service. */
export type KnownCompany = {
  readonly cnpj: string;
  readonly companyName: string | null;
  readonly tradingName: string | null;
  readonly isHeadOffice: boolean | null;
  readonly status: string | null;
  readonly statusSince: string | null;
  readonly openedOn: string | null;
  readonly size: string | null;
  readonly legalNature: string | null;
  readonly legalNatureText: string | null;
  readonly activity: string | null;
  readonly activityText: string | null;
  readonly isSimples: boolean | null;
  readonly isMei: boolean | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly street: string | null;
  readonly number: string | null;
  readonly complement: string | null;
  readonly district: string | null;
  readonly postalCode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly confirmedAt: string | null;
};

const SOLE_TRADER = "2135";
/** Prefix of the legal natures of natural persons at Receita Federal. */
const PERSONS = "4";
const CPF_WITHIN = /(?<!\d)\d{3}\.?(\d{3})\.?(\d{3})-?\d{2}(?!\d)/g;

/** Masks a CPF as Receita Federal does for partners: hides the first three and the last two digits. */
export const hideCpf = (name: string): string => name.replace(CPF_WITHIN, "***$1$2**");

const isPerson = (legalNature: string | null): boolean => legalNature === SOLE_TRADER || (legalNature?.startsWith(PERSONS) ?? false);

const home = { street: null, number: null, complement: null, district: null, postalCode: null, phone: null, email: null } as const;
const hidden = (name: string | null): string | null => name && hideCpf(name);

/** Masks the CPF in the names, and removes the home address and contacts of an individual firm, because they are its owner's. */
export const withoutPersonalData = (company: KnownCompany): KnownCompany => ({
  ...company,
  companyName: hidden(company.companyName),
  tradingName: hidden(company.tradingName),
  ...(isPerson(company.legalNature) && home),
});

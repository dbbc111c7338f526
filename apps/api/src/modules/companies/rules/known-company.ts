/** What somebody outside says about a company, wherever it was read. */
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
/** Receita Federal's legal natures that begin so are persons. */
const PERSONS = "4";
const CPF_WITHIN = /(?<!\d)\d{3}\.?(\d{3})\.?(\d{3})-?\d{2}(?!\d)/g;

/** As Receita Federal shows the partners: the first three digits and the last two are nobody's business. */
export const hideCpf = (name: string): string => name.replace(CPF_WITHIN, "***$1$2**");

const isPerson = (legalNature: string | null): boolean => legalNature === SOLE_TRADER || (legalNature?.startsWith(PERSONS) ?? false);

const home = { street: null, number: null, complement: null, district: null, postalCode: null, phone: null, email: null } as const;
const hidden = (name: string | null): string | null => name && hideCpf(name);

/** An individual firm lives where its owner lives, and is named after them: of that only what it takes to recognise it is told. */
export const withoutPersonalData = (company: KnownCompany): KnownCompany => ({
  ...company,
  companyName: hidden(company.companyName),
  tradingName: hidden(company.tradingName),
  ...(isPerson(company.legalNature) && home),
});

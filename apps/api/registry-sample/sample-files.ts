import { demoCompanies } from "../demo/companies.ts";
import { dice } from "../demo/random.ts";
import { inventNamed, type PublishedCompany, publish, type SampleCompany } from "./invent-company.ts";
import { publishedBytes } from "./published-row.ts";
import { activities, cities, cityCode, countries, natures, qualifications, reasons, trades } from "./vocabulary.ts";

const SEED = 20_260_702;
const INVENTED = 360;

/** Name of each published zip and of the file in it. */
export const publishedNames = {
  companies: ["Empresas0.zip", "K3241.K03200Y0.D60711.EMPRECSV"],
  establishments: ["Estabelecimentos0.zip", "K3241.K03200Y0.D60711.ESTABELE"],
  simples: ["Simples.zip", "F.K03200$W.SIMPLES.CSV.D60711"],
  partners: ["Socios0.zip", "K3241.K03200Y0.D60711.SOCIOCSV"],
  activities: ["Cnaes.zip", "F.K03200$Z.D60711.CNAECSV"],
  municipalities: ["Municipios.zip", "F.K03200$Z.D60711.MUNICCSV"],
  natures: ["Naturezas.zip", "F.K03200$Z.D60711.NATJUCSV"],
  reasons: ["Motivos.zip", "F.K03200$Z.D60711.MOTICSV"],
  qualifications: ["Qualificacoes.zip", "F.K03200$Z.D60711.QUALSCSV"],
  countries: ["Paises.zip", "F.K03200$Z.D60711.PAISCSV"],
} as const;
export type PublishedName = keyof typeof publishedNames;

/** Code lists, which are complete in every set of files. */
export const termRows = {
  activities,
  municipalities: cities.map(([name], at) => [cityCode(at), name] as const),
  natures,
  reasons,
  qualifications,
  countries,
} as const;

/** The companies of the demo world, so that a search for their CNPJ finds them. */
const castOfTheDemo = (): readonly SampleCompany[] =>
  demoCompanies.map(({ cnpj, name, trading_name, city }, at) => ({
    root: cnpj.slice(0, 8),
    name: name.toUpperCase(),
    tradingName: trading_name.toUpperCase(),
    nature: name.endsWith("S.A.") ? "2054" : "2062",
    activity: trades[at % trades.length]?.[1] ?? trades[0][1],
    isActive: true,
    city: Math.max(
      0,
      cities.findIndex(([known]) => known === city.toUpperCase()),
    ),
  }));

export const sampleCompanies = (): readonly PublishedCompany[] => {
  const chance = dice(SEED);
  const known = castOfTheDemo().map((named) => publish(chance, named, 1));
  const invented = Array.from({ length: INVENTED }, (_, at) => publish(chance, inventNamed(chance, at + 1), at % 4 === 0 ? 1 : 0));
  return [...known, ...invented];
};

/** The sample in the published format, one file per kind. */
export const sampleFiles = (): { readonly [Name in PublishedName]: Buffer } => {
  const companies = sampleCompanies();
  return {
    companies: publishedBytes(companies.map(({ company }) => company)),
    establishments: publishedBytes(companies.flatMap(({ establishments }) => establishments)),
    simples: publishedBytes(companies.map(({ simples }) => simples)),
    partners: publishedBytes(companies.flatMap(({ partners }) => partners)),
    activities: publishedBytes(termRows.activities),
    municipalities: publishedBytes(termRows.municipalities),
    natures: publishedBytes(termRows.natures),
    reasons: publishedBytes(termRows.reasons),
    qualifications: publishedBytes(termRows.qualifications),
    countries: publishedBytes(termRows.countries),
  };
};

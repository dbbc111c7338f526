// Names of the values of a worker record in three languages, for cells and for the lists of the template.
import { type LabourRegime, labourRegimes } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { type ForeignDocumentType, foreignDocumentTypes, type Gender, genders } from "@emdia/contract/workers/vocabulary.ts";
import type { Choice } from "../../../../platform/imports/rules/parse-cell.ts";

type Names = { readonly [L in Locale]: string };
const names = (pt: string, en: string, es: string): Names => ({ "pt-BR": pt, "en-US": en, "es-ES": es });

export const regimeNames: { readonly [R in LabourRegime]: Names } = {
  clt_indefinite: names("CLT por prazo indeterminado", "CLT, indefinite term", "CLT por plazo indeterminado"),
  clt_fixed_term: names("CLT por prazo determinado", "CLT, fixed term", "CLT por plazo determinado"),
  clt_intermittent: names("CLT intermitente", "CLT, intermittent", "CLT intermitente"),
  clt_part_time: names("CLT em tempo parcial", "CLT, part time", "CLT a tiempo parcial"),
  temporary: names("Temporário", "Temporary", "Temporal"),
  apprentice: names("Aprendiz", "Apprentice", "Aprendiz"),
  intern: names("Estagiário", "Intern", "Pasante"),
  self_employed: names("Autônomo", "Self-employed", "Autónomo"),
  mei: names("MEI", "MEI", "MEI"),
  partner: names("Sócio", "Partner", "Socio"),
  cooperative: names("Cooperado", "Member of a cooperative", "Cooperativista"),
  casual: names("Avulso", "Casual", "Eventual"),
  foreigner: names("Estrangeiro", "Foreigner", "Extranjero"),
  civil_servant: names("Servidor público", "Civil servant", "Funcionario público"),
};
export const genderNames: { readonly [G in Gender]: Names } = {
  female: names("Feminino", "Female", "Femenino"),
  male: names("Masculino", "Male", "Masculino"),
  other: names("Outro", "Other", "Otro"),
  not_said: names("Prefere não informar", "Prefers not to say", "Prefiere no informar"),
};
export const documentTypeNames: { readonly [D in ForeignDocumentType]: Names } = {
  passport: names("Passaporte", "Passport", "Pasaporte"),
  national_id: names("Documento nacional de identidade", "National identity document", "Documento nacional de identidad"),
  residence_permit: names("Registro Nacional Migratório", "Brazilian residence permit", "Registro Nacional Migratorio"),
  refugee_protocol: names("Protocolo de refúgio", "Refugee protocol", "Protocolo de refugio"),
};
export const flagNames: { readonly [L in Locale]: readonly [string, string] } = {
  "pt-BR": ["Sim", "Não"],
  "en-US": ["Yes", "No"],
  "es-ES": ["Sí", "No"],
};

/** Short forms that companies write. "CLT" alone is the usual contract without an end. */
const regimeAliases: { readonly [R in LabourRegime]?: readonly string[] } = {
  clt_indefinite: ["CLT", "CLT prazo indeterminado", "Prazo indeterminado", "Efetivo"],
  clt_fixed_term: ["CLT prazo determinado", "Prazo determinado"],
  apprentice: ["Jovem aprendiz", "Menor aprendiz"],
  intern: ["Estágio"],
  mei: ["Microempreendedor individual"],
};
const genderAliases: { readonly [G in Gender]?: readonly string[] } = { female: ["F", "Mulher"], male: ["M", "Homem"] };
const documentTypeAliases: { readonly [D in ForeignDocumentType]?: readonly string[] } = {
  national_id: ["DNI", "Identidade"],
  residence_permit: ["RNM", "RNE", "CRNM"],
};

type Vocabulary<T extends string> = {
  readonly values: readonly T[];
  readonly names: { readonly [V in T]: Names };
  readonly aliases: { readonly [V in T]?: readonly string[] };
};
const choicesOf = <T extends string>({ values, names: named, aliases }: Vocabulary<T>): readonly Choice<T>[] =>
  values.map((value) => ({ value, names: [value, ...Object.values<string>(named[value]), ...(aliases[value] ?? [])] }));

export const regimeChoices = choicesOf({ values: labourRegimes, names: regimeNames, aliases: regimeAliases });
export const genderChoices = choicesOf({ values: genders, names: genderNames, aliases: genderAliases });
export const documentTypeChoices = choicesOf({ values: foreignDocumentTypes, names: documentTypeNames, aliases: documentTypeAliases });

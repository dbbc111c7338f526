// Words, numbers and months in the name and the text of a file.
import { isCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { isCpf, normaliseCpf } from "@emdia/contract/documents/cpf.ts";

/** Lower-case words without accents and punctuation, between single spaces: " ficha de epi ". */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()} `;

const CPF = /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[-. ]?\d{2}(?!\d)/g;
const CNPJ = /(?<![0-9A-Za-z])[0-9A-Za-z]{2}[. ]?[0-9A-Za-z]{3}[. ]?[0-9A-Za-z]{3}[/\-. ]?[0-9A-Za-z]{4}[-. ]?\d{2}(?![0-9A-Za-z])/g;

/** Valid CPFs in a text, as digits. */
export const cpfsIn = (text: string): ReadonlySet<string> => new Set((text.match(CPF) ?? []).map(normaliseCpf).filter(isCpf));

/** Valid CNPJs in a text, as characters. */
export const cnpjsIn = (text: string): ReadonlySet<string> => new Set((text.match(CNPJ) ?? []).map(normaliseCnpj).filter(isCnpj));

const monthNames = ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"];
const longNames = "janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro";
/** Months as numbers before or after the year, or as names. A complete date is not a month: it is the day of issue. */
const monthForms = [
  { pattern: /(?<!\b(?:0?[1-9]|[12]\d|3[01]) )\b(0[1-9]|1[0-2]|[1-9]) ?(20\d\d)\b/g, isYearFirst: false },
  { pattern: /\b(20\d\d) ?(0[1-9]|1[0-2])\b(?! \d{1,2}\b)/g, isYearFirst: true },
  {
    pattern: new RegExp(`(?<!\\b(?:0?[1-9]|[12]\\d|3[01]) (?:de )?)\\b(${longNames}|${monthNames.join("|")}) (?:de )?(20\\d\\d)\\b`, "g"),
    isYearFirst: false,
  },
];
const numberOf = (month: string): string =>
  String(/^\d/.test(month) ? Number(month) : monthNames.indexOf(month.slice(0, 3)) + 1).padStart(2, "0");

/** Months in plain words, as `2026-03`. */
export const monthsIn = (plain: string): ReadonlySet<string> =>
  new Set(
    monthForms.flatMap(({ pattern, isYearFirst }) =>
      [...plain.matchAll(pattern)].map(([, first, second]) => {
        const [year, month] = isYearFirst ? [first, second] : [second, first];
        return `${year}-${numberOf(String(month))}`;
      }),
    ),
  );

/** Years in plain words. */
export const yearsIn = (plain: string): ReadonlySet<string> => new Set(plain.match(/\b20\d\d\b/g));

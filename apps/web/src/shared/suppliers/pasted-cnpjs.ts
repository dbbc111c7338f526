import { isCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { isWrongCnpj } from "./found-supplier.ts";

type Pasted = { readonly cnpjs: readonly string[] /** As pasted, with wrong check digits. */; readonly wrong: readonly string[] };

/** The CNPJs of a pasted list, each once. Names and other words between them are ignored. */
export const pastedCnpjs = (text: string): Pasted => {
  const words = text.split(/[\s;,|]+/).filter(Boolean);
  return {
    cnpjs: [...new Set(words.filter((word) => isCnpj(word)).map(normaliseCnpj))],
    wrong: [...new Set(words.filter(isWrongCnpj))],
  };
};

/** Two numbers or more are a list; a single one is a search. */
export const isList = ({ cnpjs, wrong }: Pasted): boolean => cnpjs.length + wrong.length > 1;

// Checks of identity document and age of a worker.
import { isCpf } from "@emdia/contract/documents/cpf.ts";
import type { NewWorker } from "@emdia/contract/workers/record.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { type LegalAges, tooYoung } from "./age.ts";
import { documentFrom, type StoredDocument } from "./document.ts";

type Written = Pick<NewWorker, "CPF" | "foreignDocument">;
type Documented = Outcome<
  StoredDocument,
  "worker.document_missing" | "worker.cpf_invalid" | "worker.document_is_cpf" | "worker.document_is_from_home"
>;
const HOME = "BR";

/** The identity document: a valid CPF, or a document of another country that is not a CPF. */
export const documentOf = (written: Written): Documented => {
  const document = documentFrom(written);
  if (!document) return refuse("worker.document_missing");
  if (document.documentKind === "cpf") return isCpf(document.document) ? accept(document) : refuse("worker.cpf_invalid");
  if (document.documentCountry === HOME) return refuse("worker.document_is_from_home");
  return isCpf(document.document) ? refuse("worker.document_is_cpf") : accept(document);
};

export type Life = Pick<NewWorker, "birthdate" | "admissionDate" | "contractRegime" | "exposedToRisk">;
type Lived = Outcome<Life, "worker.born_in_future" | "worker.admitted_before_birth" | "worker.too_young">;

/** Checks birth date, admission date and minimum age. */
export const lifeOf = (life: Life, { ages, today }: { readonly ages: LegalAges; readonly today: IsoDay }): Lived => {
  if (life.birthdate > today) return refuse("worker.born_in_future");
  if (life.admissionDate <= life.birthdate) return refuse("worker.admitted_before_birth");
  const young = tooYoung({ ...life, regime: life.contractRegime }, ages, today);
  return young ? refuse("worker.too_young", young) : accept(life);
};

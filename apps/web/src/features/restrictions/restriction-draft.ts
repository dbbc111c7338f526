import { isCpf, normaliseCpf } from "@emdia/contract/documents/cpf.ts";
import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import type { DocumentKind, ForeignDocumentType } from "@emdia/contract/workers/vocabulary.ts";

/** Draft of a restriction. */
export type RestrictionDraft = {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly cpf: string;
  readonly type: ForeignDocumentType;
  readonly country: string;
  readonly number: string;
  readonly reason: string;
  readonly startDate: string;
  readonly endDate: string;
};
export type DraftField = Exclude<keyof RestrictionDraft, "kind" | "type">;
export type DraftFault = "required" | "cpf" | "country" | "number" | "isCpf" | "reversed";
export type DraftFaults = { readonly [F in DraftField]?: DraftFault };

export const emptyDraft = (today: string): RestrictionDraft => ({
  name: "",
  kind: "cpf",
  cpf: "",
  type: "passport",
  country: "",
  number: "",
  reason: "",
  startDate: today,
  endDate: "",
});

/** The document is not editable, because a restriction never changes its person. */
export const draftOf = ({ name, reason, startDate, endDate }: Restriction): RestrictionDraft => ({
  ...emptyDraft(startDate),
  name,
  reason,
  endDate: endDate ?? "",
});

const documentFaults = ({ kind, cpf, country, number }: RestrictionDraft): DraftFaults => {
  if (kind === "cpf") {
    if (cpf.trim() === "") return { cpf: "required" };
    return isCpf(cpf) ? {} : { cpf: "cpf" };
  }
  return {
    ...(!/^[A-Za-z]{2}$/.test(country.trim()) && { country: "country" }),
    ...(country.trim().toUpperCase() === "BR" && { country: "country" }),
    ...(!/^[0-9A-Za-z]{1,32}$/.test(number.replace(/[\s./-]/g, "")) && { number: "number" }),
    ...(isCpf(number) && { number: "isCpf" }),
  };
};

/** Faults of the draft, in form order. */
export const faultsIn = (draft: RestrictionDraft, isNew: boolean): DraftFaults => ({
  ...(draft.name.trim() === "" && { name: "required" }),
  ...(isNew && documentFaults(draft)),
  ...(draft.reason.trim() === "" && { reason: "required" }),
  ...(draft.startDate === "" && { startDate: "required" }),
  ...(draft.endDate !== "" && draft.endDate < draft.startDate && { endDate: "reversed" }),
});

const written = ({ name, reason, startDate, endDate }: RestrictionDraft) => ({
  name: name.trim(),
  reason: reason.trim(),
  startDate,
  endDate: endDate === "" ? null : endDate,
});

export const startOf = (draft: RestrictionDraft) => ({
  ...written(draft),
  CPF: draft.kind === "cpf" ? normaliseCpf(draft.cpf) : null,
  foreignDocument:
    draft.kind === "foreign" ? { type: draft.type, country: draft.country.trim().toUpperCase(), number: draft.number.trim() } : null,
});
export type RestrictionStart = ReturnType<typeof startOf>;

export const changeOf = (draft: RestrictionDraft, version: number) => ({ ...written(draft), version });
export type RestrictionChange = ReturnType<typeof changeOf>;

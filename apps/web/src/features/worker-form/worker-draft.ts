import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import { maskCpf, normaliseCpf } from "@emdia/contract/documents/cpf.ts";
import type { AskedContract, ChangedWorker, WorkerProject, WorkerRecord } from "@emdia/contract/workers/record.ts";
import type { DocumentKind, ForeignDocumentType, Gender } from "@emdia/contract/workers/vocabulary.ts";
import { type OwnField, type OwnValues, ownValuesChanged, ownValuesIn, ownValuesOf } from "./own-values.ts";

export type DocumentDraft = {
  readonly kind: DocumentKind;
  readonly cpf: string;
  readonly type: ForeignDocumentType;
  readonly country: string;
  readonly number: string;
};
export type ContractDraft = {
  /** Id of an existing link; null for a new one. */
  readonly linkId: number | null;
  readonly projectId: number;
  readonly contractorId: number;
  readonly name: string;
  readonly hiringDate: string;
  readonly endDate: string;
};
/** The labour regime, and its start date if it differs from the admission. */
export type RegimeDraft = { readonly id: LabourRegime | ""; readonly since: string };
type NamedRef = { readonly id: number; readonly name: string };
/** Draft of a worker. Its properties are the groups that are merged after an edit conflict. */
export type WorkerDraft = {
  readonly name: string;
  readonly document: DocumentDraft;
  readonly birthdate: string;
  readonly gender: Gender | "";
  readonly role: string;
  readonly admissionDate: string;
  readonly regime: RegimeDraft;
  readonly salary: string;
  readonly exposedToRisk: boolean;
  readonly activityTypes: readonly NamedRef[];
  readonly contracts: readonly ContractDraft[];
  readonly customFields: OwnValues;
};

const noDocument: DocumentDraft = { kind: "cpf", cpf: "", type: "passport", country: "", number: "" };
export const emptyDraft: WorkerDraft = {
  name: "",
  document: noDocument,
  birthdate: "",
  gender: "",
  role: "",
  admissionDate: "",
  regime: { id: "", since: "" },
  salary: "",
  exposedToRisk: false,
  activityTypes: [],
  contracts: [],
  customFields: {},
};

/** Formats an amount as 2.450,50. */
export const salaryText = (reais: number | null): string =>
  reais === null ? "" : reais.toLocaleString("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Amount in Brazilian or English format: thousands separators before groups of three digits, a decimal separator before one or two digits.
 */
const MONEY = /^(?<reais>\d{1,9}|\d{1,3}(?:\.\d{3})+(?!\.)|\d{1,3}(?:,\d{3})+(?!,))(?:[.,](?<cents>\d{1,2}))?$/;

/** Null for empty text, NaN for text that is not an amount. */
export const salaryOf = (text: string): number | null => {
  const written = text.replace(/[\sR$]/g, "").replace(/,$/, "");
  if (written === "") return null;
  const { reais = "", cents = "0" } = MONEY.exec(written)?.groups ?? {};
  return reais === "" ? Number.NaN : Number(`${reais.replace(/[.,]/g, "")}.${cents}`);
};

const contractOf = ({ id, contractId, contractorId, name, hiringDate, endDate }: WorkerProject): ContractDraft => ({
  linkId: contractId,
  projectId: id,
  contractorId,
  name,
  hiringDate,
  endDate: endDate ?? "",
});

const documentOf = ({ CPF, foreignDocument }: WorkerRecord): DocumentDraft => ({
  ...noDocument,
  kind: foreignDocument ? "foreign" : "cpf",
  cpf: CPF ?? "",
  ...foreignDocument,
});

export const draftOf = (worker: WorkerRecord, language: string): WorkerDraft => ({
  name: worker.name,
  document: documentOf(worker),
  birthdate: worker.birthdate ?? "",
  gender: worker.gender ?? "",
  role: worker.role,
  admissionDate: worker.admissionDate,
  regime: { id: worker.contractRegime, since: worker.contractRegimeSince ?? "" },
  salary: salaryText(worker.salary),
  exposedToRisk: worker.exposedToRisk,
  activityTypes: worker.activityTypes,
  contracts: worker.projects.filter(({ isOpen }) => isOpen).map(contractOf),
  customFields: ownValuesOf(worker.customFields, language),
});

export const contractsIn = ({ contracts }: WorkerDraft): AskedContract[] =>
  contracts.map(({ projectId, hiringDate, endDate }) => ({ projectId, hiringDate, endDate: endDate || null }));

/** A new regime starts today unless the user typed another date. The saved regime keeps its start date. */
export const regimeChosen = (
  id: RegimeDraft["id"],
  { now, saved, today }: { readonly now: RegimeDraft; readonly saved: RegimeDraft; readonly today: string },
): RegimeDraft => {
  if (id === saved.id) return saved;
  const isUnsaid = now.id === saved.id || now.since === "";
  return { id, since: isUnsaid ? today : now.since };
};
/** Whether the form shows the start date of the regime. */
export const asksSince = (now: RegimeDraft, saved: RegimeDraft): boolean => now.id !== saved.id || saved.since !== "";

const documentIn = ({ document: { kind, cpf, type, country, number } }: WorkerDraft) =>
  kind === "cpf"
    ? { CPF: normaliseCpf(maskCpf(cpf)), foreignDocument: null }
    : { CPF: null, foreignDocument: { type, country: country.trim().toUpperCase(), number: number.trim() } };

/** The request fields of a valid draft. Validation guarantees a regime by now. */
const workIn = ({ name, gender, role, admissionDate, regime, exposedToRisk, activityTypes }: WorkerDraft) => ({
  name,
  gender: gender || null,
  role,
  admissionDate,
  contractRegime: regime.id || ("clt_indefinite" as const),
  exposedToRisk,
  activityTypeIds: activityTypes.map(({ id }) => id),
});
const dataIn = (draft: WorkerDraft) => ({ ...documentIn(draft), birthdate: draft.birthdate });
const salaryIn = (draft: WorkerDraft) => ({ salary: salaryOf(draft.salary) });

export const newWorkerIn = (draft: WorkerDraft, asked: readonly OwnField[]) => ({
  ...workIn(draft),
  ...dataIn(draft),
  ...salaryIn(draft),
  contracts: contractsIn(draft),
  customValues: ownValuesIn(asked, draft.customFields),
});

type EditState = { readonly worker: WorkerRecord; readonly base: WorkerDraft };

/** Omits document, birthdate and salary that the user may not see. Sends only the custom fields that changed. */
export const changeIn = (
  draft: WorkerDraft,
  { worker: { dataIsHidden, salaryIsHidden, version, customFields }, base }: EditState,
): ChangedWorker => {
  const answered = ownValuesChanged(customFields, { base: base.customFields, mine: draft.customFields });
  return {
    ...workIn(draft),
    ...(!dataIsHidden && dataIn(draft)),
    ...(!salaryIsHidden && salaryIn(draft)),
    ...(draft.regime.since !== "" && { contractRegimeSince: draft.regime.since }),
    ...(answered.length > 0 && { customValues: answered }),
    version,
  };
};

const withoutContracts = ({ contracts: _, ...record }: WorkerDraft) => record;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** Which of the two requests a save needs. */
export const whatChanged = (base: WorkerDraft, draft: WorkerDraft) => ({
  record: !isSame(withoutContracts(base), withoutContracts(draft)),
  contracts: !isSame(base.contracts, draft.contracts),
});

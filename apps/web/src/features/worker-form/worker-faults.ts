import { isCpf, normaliseCpf } from "@emdia/contract/documents/cpf.ts";
import { ageFault, isTooYoung } from "./worker-age.ts";
import { asksSince, type ContractDraft, type DocumentDraft, salaryOf, type WorkerDraft } from "./worker-draft.ts";

export type FaultKey =
  | "required"
  | "cpf"
  | "country"
  | "number"
  | "isCpf"
  | "known"
  | "bornInFuture"
  | "tooYoung"
  | "apprenticeOnly"
  | "admittedBeforeBirth"
  | "regimeInFuture"
  | "salary"
  | "reversed"
  | "beforeAdmission"
  | "unfit";
/** Faults by form field. */
export type Faults = ReadonlyMap<string, FaultKey>;
type FaultEntries = readonly (readonly [string, FaultKey])[];

export const formSteps = ["person", "work", "risks", "projects", "fields", "photo"] as const;
export type FormStep = (typeof formSteps)[number];

const CPF_LENGTH = 11;
/** While the user types, only a complete CPF is validated; an incomplete one is a fault on submit. */
export const cpfFaultWhileTyped = (cpf: string): FaultKey | null => (normaliseCpf(cpf).length >= CPF_LENGTH && !isCpf(cpf) ? "cpf" : null);

const inDocument = ({ kind, cpf, country, number }: DocumentDraft): FaultEntries => {
  if (kind === "cpf") {
    if (cpf.trim() === "") return [["cpf", "required"]];
    return isCpf(cpf) ? [] : [["cpf", "cpf"]];
  }
  const code = country.trim().toUpperCase();
  return [
    ...(/^[A-Z]{2}$/.test(code) && code !== "BR" ? [] : [["country", "country"] as const]),
    ...(/^[0-9A-Za-z]{1,32}$/.test(number.replace(/[\s./-]/g, "")) ? [] : [["number", "number"] as const]),
    ...(isCpf(number) ? [["number", "isCpf"] as const] : []),
  ];
};

/** For a new worker, identity and age are checked before the other steps; for a saved one the server checks what changed. */
const ofNewPerson = ({ birthdate }: WorkerDraft, { today, isKnown, saved }: PersonFacts): FaultEntries =>
  saved !== null
    ? []
    : [...(isKnown ? [["cpf", "known"] as const] : []), ...(isTooYoung(birthdate, today) ? [["birthdate", "tooYoung"] as const] : [])];

const ageFaults = { admissionDate: "tooYoung", regime: "apprenticeOnly" } as const;
const ofNewWork = (draft: WorkerDraft, { today, saved }: Pick<Facts, "today" | "saved">): FaultEntries => {
  const field = saved === null ? ageFault(draft, today) : null;
  return field === null ? [] : [[field, ageFaults[field]]];
};

type PersonFacts = Pick<Facts, "today" | "isHidden" | "isKnown" | "saved">;
const inPerson = (draft: WorkerDraft, facts: PersonFacts): FaultEntries => {
  const { today, isHidden } = facts;
  const name: FaultEntries = draft.name.trim() === "" ? [["name", "required"]] : [];
  if (isHidden) return name;
  const { birthdate } = draft;
  const birth: FaultEntries = birthdate === "" ? [["birthdate", "required"]] : [];
  return [
    ...name,
    ...inDocument(draft.document),
    ...birth,
    ...(birthdate > today ? [["birthdate", "bornInFuture"] as const] : []),
    ...ofNewPerson(draft, facts),
  ];
};

const inRegime = ({ regime }: WorkerDraft, { today, saved }: Pick<Facts, "today" | "saved">): FaultEntries => {
  if (regime.id === "") return [["regime", "required"]];
  if (saved === null || !asksSince(regime, saved.regime)) return [];
  if (regime.since === "") return [["regimeSince", "required"]];
  return regime.since > today ? [["regimeSince", "regimeInFuture"]] : [];
};

const inWork = (draft: WorkerDraft, facts: Pick<Facts, "today" | "saved" | "isHidden">): FaultEntries => {
  const { role, admissionDate, salary, birthdate } = draft;
  return [
    ...(role.trim() === "" ? [["role", "required"] as const] : []),
    ...(admissionDate === "" ? [["admissionDate", "required"] as const] : []),
    ...(admissionDate !== "" && birthdate !== "" && admissionDate <= birthdate ? [["admissionDate", "admittedBeforeBirth"] as const] : []),
    ...inRegime(draft, facts),
    ...ofNewWork(draft, facts),
    ...(!facts.isHidden && Number.isNaN(salaryOf(salary) ?? 0) ? [["salary", "salary"] as const] : []),
  ];
};

const inContract = ({ hiringDate, endDate }: ContractDraft, index: number, admissionDate: string): FaultEntries => [
  ...(hiringDate === "" ? [[`contracts.${index}.hiringDate`, "required"] as const] : []),
  ...(hiringDate !== "" && hiringDate < admissionDate ? [[`contracts.${index}.hiringDate`, "beforeAdmission"] as const] : []),
  ...(endDate !== "" && endDate < hiringDate ? [[`contracts.${index}.endDate`, "reversed"] as const] : []),
];

type Facts = {
  readonly today: string;
  readonly isHidden: boolean;
  /** The supplier already has a worker with this CPF. */
  readonly isKnown: boolean;
  /** Custom fields that are missing or invalid. */
  readonly unfit: readonly number[];
  /** The saved regime; null for a new worker. */
  readonly saved: Pick<WorkerDraft, "regime"> | null;
};
/** Form path of a custom field. */
export const placeOf = (fieldId: number): string => `customFields.${fieldId}`;

/** Faults of one step in field order. The first fault of a field wins. */
export const faultsInStep = (step: FormStep, draft: WorkerDraft, { unfit, ...facts }: Facts): Faults => {
  const found: { readonly [S in FormStep]: () => FaultEntries } = {
    person: () => inPerson(draft, facts),
    work: () => inWork(draft, facts),
    risks: () => [],
    projects: () => draft.contracts.flatMap((contract, index) => inContract(contract, index, draft.admissionDate)),
    fields: () => unfit.map((id) => [placeOf(id), "unfit"] as const),
    photo: () => [],
  };
  return new Map([...found[step]()].toReversed());
};

export const faultsIn = (draft: WorkerDraft, facts: Facts): Faults =>
  new Map(formSteps.flatMap((step) => [...faultsInStep(step, draft, facts)]));

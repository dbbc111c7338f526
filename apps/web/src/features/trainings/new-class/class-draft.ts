// Draft of a class: the values of the form as text, and the input that they become.
import type { TrainingClassInput } from "@emdia/contract/trainings/class-routes.ts";
import type { TrainingConfig, TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { CLASS_VACANCY_MAX } from "@emdia/contract/trainings/limits.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { wholeFromTyped } from "../fields/duration.ts";
import { isIncomplete, newPersonDraft, type PersonDraft, personDrafts, personOf } from "../fields/person-draft.ts";
import { isPast, newSession, type SessionDraft, type SessionFault, sessionFault } from "./session-draft.ts";

/** What a class takes from its configuration. */
export type ClassConfig = Pick<TrainingConfig, "id" | "companyId" | "name" | "kinds" | "validityMonths"> &
  Partial<Pick<TrainingConfig, "place" | "facility" | "department" | "instructors" | "vacancy">> & {
    readonly training?: { readonly norm: string } | null;
  };
export type ClassDraft = {
  readonly config: ClassConfig | null;
  readonly name: string;
  readonly kind: TrainingKind;
  readonly place: string;
  readonly facilityId: string;
  readonly departmentId: string;
  readonly sessions: readonly SessionDraft[];
  readonly vacancy: string;
  readonly instructors: readonly PersonDraft[];
  readonly isOpenToAll: boolean;
  readonly providerIds: readonly string[];
  readonly workAndSpace: string;
  readonly description: string;
};
export type ClassFault = "config" | "name" | "place" | SessionFault | "vacancy" | "people" | "providers" | "workAndSpace" | "description";
export type ClassFaults = { readonly [F in keyof ClassDraft]?: ClassFault };

const DEFAULT_VACANCY = 20;
const CONFINED_SPACE = "NR-33";
const text = (id: number | null | undefined): string => (id === null || id === undefined ? "" : String(id));
const idOf = (value: string): number | null => (value === "" ? null : Number(value));

/** The certificate of a training in confined spaces names the kind of work and of space. */
export const asksWorkAndSpace = ({ config }: ClassDraft): boolean => config?.training?.norm.startsWith(CONFINED_SPACE) ?? false;

export const configOfRow = ({ id, companyId, name, kinds, validityMonths }: TrainingConfigRow): ClassConfig => ({
  ...{ id, companyId, name, kinds, validityMonths },
});

/** Fields that the configuration prefills. */
const prefillOf = (config: ClassConfig | null) => ({
  name: config?.name ?? "",
  place: config?.place ?? "",
  facilityId: text(config?.facility?.id),
  departmentId: text(config?.department?.id),
  vacancy: String(config?.vacancy ?? DEFAULT_VACANCY),
  instructors: personDrafts(config?.instructors ?? []),
});
type Prefill = ReturnType<typeof prefillOf>;

export const classDraftOf = (config: ClassConfig | null): ClassDraft => {
  const { instructors, ...prefill } = prefillOf(config);
  return {
    config,
    ...prefill,
    kind: config?.kinds[0] ?? "initial",
    sessions: [newSession()],
    instructors: instructors.length > 0 ? instructors : [newPersonDraft()],
    isOpenToAll: true,
    providerIds: [],
    workAndSpace: "",
    description: "",
  };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isUntouched = (field: keyof Prefill, draft: ClassDraft, before: Prefill): boolean =>
  isSame(draft[field], before[field]) || (field === "instructors" && draft.instructors.every((person) => isSame(personOf(person), blank)));
const blank = { name: "", qualification: "", register: "" };

/** The draft with another configuration. Fields that the user changed stay; suppliers of another contractor are dropped. */
export const withConfig = (draft: ClassDraft, config: ClassConfig | null): ClassDraft => {
  const [before, after] = [prefillOf(draft.config), prefillOf(config)];
  const take = <F extends keyof Prefill>(field: F): ClassDraft[F] | Prefill[F] =>
    isUntouched(field, draft, before) ? after[field] : draft[field];
  const isSameCompany = draft.config === null || draft.config.companyId === config?.companyId;
  const places = isSameCompany ? { facilityId: take("facilityId"), departmentId: take("departmentId") } : after;
  const instructors = take("instructors");
  return {
    ...draft,
    config,
    name: take("name"),
    place: take("place"),
    facilityId: places.facilityId,
    departmentId: places.departmentId,
    vacancy: take("vacancy"),
    instructors: instructors.length > 0 ? instructors : draft.instructors,
    kind: config?.kinds.includes(draft.kind) ? draft.kind : (config?.kinds[0] ?? draft.kind),
    ...(!isSameCompany && { isOpenToAll: true, providerIds: [] }),
  };
};

const places = (draft: ClassDraft) => wholeFromTyped(draft.vacancy, { min: 1, max: CLASS_VACANCY_MAX });

/** Faults by field, in the order of the fields on screen. */
export const classFaultsIn = (draft: ClassDraft, now: string): ClassFaults => {
  const sessions = sessionFault(draft.sessions);
  return {
    ...(draft.config === null && { config: "config" as const }),
    ...(draft.name.trim() === "" && { name: "name" as const }),
    ...(places(draft) === undefined && { vacancy: "vacancy" as const }),
    ...(draft.place.trim() === "" && { place: "place" as const }),
    ...(sessions && { sessions }),
    ...(isPast(draft.sessions, now) && draft.description.trim() === "" && { description: "description" as const }),
    ...(asksWorkAndSpace(draft) && draft.workAndSpace.trim() === "" && { workAndSpace: "workAndSpace" as const }),
    ...(draft.instructors.some(isIncomplete) && { instructors: "people" as const }),
    ...(!draft.isOpenToAll && draft.providerIds.length === 0 && { providerIds: "providers" as const }),
  };
};

/** Input of a draft without faults. */
export const classInputOf = (draft: ClassDraft, now: string): TrainingClassInput => ({
  configId: draft.config?.id ?? 0,
  name: draft.name.trim(),
  kind: draft.kind,
  place: draft.place.trim(),
  facilityId: idOf(draft.facilityId),
  departmentId: draft.facilityId === "" ? null : idOf(draft.departmentId),
  sessions: draft.sessions.map(({ day, start, end }) => ({ day, start, end, place: "" })),
  instructors: draft.instructors.map(personOf),
  providerIds: draft.isOpenToAll ? null : draft.providerIds.map(Number),
  workAndSpace: asksWorkAndSpace(draft) ? draft.workAndSpace.trim() : "",
  vacancy: places(draft) ?? DEFAULT_VACANCY,
  description: isPast(draft.sessions, now) ? draft.description.trim() : "",
});

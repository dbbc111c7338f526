// Draft of a saved class, and the change that it becomes.
import type { TrainingClass, TrainingClassChange } from "@emdia/contract/trainings/class-routes.ts";
import { personDrafts } from "../fields/person-draft.ts";
import { asksWorkAndSpace, type ClassDraft, classInputOf } from "../new-class/class-draft.ts";

const text = (named: { readonly id: number } | null): string => (named === null ? "" : String(named.id));

export const editDraftOf = (training: TrainingClass): ClassDraft => {
  const { config, companyId, name, kind, place, facility, department, workAndSpace, description } = training;
  return {
    config: {
      id: config.id,
      companyId,
      name: config.name,
      kinds: config.kinds,
      validityMonths: config.validityMonths,
      facility,
      department,
      training: config.norm === null ? null : { norm: config.norm },
    },
    name,
    kind,
    place,
    facilityId: text(facility),
    departmentId: text(department),
    sessions: training.sessions.map(({ id, day, start, end }) => ({ key: String(id), day, start, end })),
    vacancy: String(training.vacancy),
    instructors: personDrafts(training.instructors),
    isOpenToAll: training.providers === null,
    providerIds: (training.providers ?? []).map(({ id }) => String(id)),
    workAndSpace,
    description,
  };
};

type Times = { readonly day: string; readonly start: string; readonly end: string };
const isSame = (one: Times, other: Times): boolean => one.day === other.day && one.start === other.start && one.end === other.end;

/** Whether the draft has the saved days and times. Their past is not checked again. */
export const keepsSessions = (draft: ClassDraft, { sessions }: TrainingClass): boolean =>
  draft.sessions.length === sessions.length && draft.sessions.every((session) => sessions.some((saved) => isSame(saved, session)));

/** Change of a draft without faults. A session at the same time keeps its place; the places of the class are changed elsewhere. */
export const changeOf = (draft: ClassDraft, training: TrainingClass): TrainingClassChange => {
  const { configId: _, vacancy: __, ...fields } = classInputOf(draft, "");
  return {
    ...fields,
    sessions: fields.sessions.map((session) => ({
      ...session,
      place: training.sessions.find((saved) => isSame(saved, session))?.place ?? "",
    })),
    workAndSpace: asksWorkAndSpace(draft) ? fields.workAndSpace : training.workAndSpace,
    description: draft.description.trim(),
    version: training.version,
  };
};

import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { HistoryEntry } from "../history/entry.ts";
import { Day, dayOfYears, Id, list, Nothing, paging, queryFlag, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { freeText, requiredText } from "../text.ts";
import {
  CLASS_INSTRUCTORS_MAX,
  CLASS_SESSIONS_MAX,
  CLASS_VACANCY_MAX,
  TRAINING_NAME_MAX,
  TRAINING_REASON_MAX,
  TRAINING_TEXT_MAX,
} from "./limits.ts";
import { TrainingPerson } from "./people.ts";
import { classStates, trainingKinds } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });
/** Time of day in the company's calendar. */
const timeOfDay = (example: string) => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.meta({ examples: [example] }));

/** A session is on one day; a training that crosses midnight has two. */
export const ClassSessionInput = z
  .object({
    day: dayOfYears(2000, 2100),
    start: timeOfDay("08:00"),
    end: timeOfDay("12:00"),
    place: z._default(freeText(TRAINING_NAME_MAX), ""),
  })
  .check(z.refine(({ start, end }) => start < end, { error: "session_ends_before_start", path: ["end"] }));
export type ClassSessionInput = z.output<typeof ClassSessionInput>;
export const ClassSession = z.object({ id: Id, day: Day, start: z.string(), end: z.string(), place: z.string() });
export type ClassSession = z.output<typeof ClassSession>;

const classFields = {
  name: requiredText(TRAINING_NAME_MAX),
  kind: z.enum(trainingKinds),
  place: requiredText(TRAINING_NAME_MAX),
  facilityId: z.nullable(Id),
  departmentId: z.nullable(Id),
  sessions: z.array(ClassSessionInput).check(z.minLength(1), z.maxLength(CLASS_SESSIONS_MAX)),
  instructors: z.array(TrainingPerson).check(z.minLength(1), z.maxLength(CLASS_INSTRUCTORS_MAX)),
  /** Suppliers to which the class is open; null for all suppliers of the contractor. */
  providerIds: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(CLASS_VACANCY_MAX))),
  /** Kind of work and of space, which the certificate of NR-33 names. */
  workAndSpace: z._default(freeText(TRAINING_TEXT_MAX), ""),
};
export const TrainingClassInput = z.object({
  ...classFields,
  configId: Id,
  vacancy: z.int().check(z.minimum(1), z.maximum(CLASS_VACANCY_MAX), z.meta({ examples: [20] })),
  /** Why a class with past sessions is entered; required only for such a class. */
  description: z._default(freeText(TRAINING_REASON_MAX), ""),
});
export type TrainingClassInput = z.output<typeof TrainingClassInput>;
export const TrainingClassChange = z.object({
  ...classFields,
  description: z._default(freeText(TRAINING_REASON_MAX), ""),
  version: z.int().check(z.positive(), z.meta({ examples: [1] })),
});
export type TrainingClassChange = z.output<typeof TrainingClassChange>;

export const TrainingClassRow = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  name: z.string(),
  config: Named,
  kind: z.enum(trainingKinds),
  place: z.string(),
  state: z.enum(classStates),
  /** First and last session. */
  start: z.object({ day: Day, time: z.string() }),
  end: z.object({ day: Day, time: z.string() }),
  sessionCount: z.int(),
  vacancy: z.int(),
  taken: z.int(),
  can: z.object({ detail: z.boolean() }),
});
export type TrainingClassRow = z.output<typeof TrainingClassRow>;

export const TrainingClass = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  version: z.int(),
  name: z.string(),
  /** The configuration as it was when the class was created. */
  config: z.object({
    id: Id,
    version: z.int(),
    name: z.string(),
    documentType: z.object({ id: Id, name: CatalogueText }),
    kinds: z.array(z.enum(trainingKinds)),
    /** Norm of the training in the catalogue; null for an own training. */
    norm: z.nullable(z.string()),
    minutes: z.int(),
    validityMonths: z.nullable(z.int()),
    hasTest: z.boolean(),
    minimumScore: z.nullable(z.number()),
    minimumAttendance: z.int(),
  }),
  kind: z.enum(trainingKinds),
  place: z.string(),
  facility: z.nullable(Named),
  department: z.nullable(Named),
  workAndSpace: z.string(),
  state: z.enum(classStates),
  cancelReason: z.nullable(z.string()),
  isRetroactive: z.boolean(),
  description: z.string(),
  sessions: z.array(ClassSession),
  instructors: z.array(TrainingPerson),
  /** Null: open to all suppliers. */
  providers: z.nullable(z.array(Named)),
  vacancy: z.int(),
  taken: z.int(),
  /** An approval blocks the cancellation, and a removal then needs a description. */
  hasApproved: z.boolean(),
  can: z.object({
    update: z.boolean(),
    cancel: z.boolean(),
    remove: z.boolean(),
    updateVacancy: z.boolean(),
    addEmployees: z.boolean(),
    removeEmployees: z.boolean(),
    updateStatus: z.boolean(),
    updateScore: z.boolean(),
    /** Whether the attendance can be recorded by phone: the class has a session today. */
    readAttendance: z.boolean(),
    importResults: z.boolean(),
    notes: z.boolean(),
    seeFiles: z.boolean(),
    uploadFiles: z.boolean(),
    export: z.boolean(),
    history: z.boolean(),
  }),
});
export type TrainingClass = z.output<typeof TrainingClass>;

/** Filter of the class list, shared by the URL and the server. Absent `hasFinish` means not finished (CD-070); `all` shows both. */
export const TrainingClassListQuery = z.object({
  ...paging(),
  employee: z.optional(searchText),
  name: z.optional(searchText),
  /** Classes with a session on one of the days from `startDate` to `endDate`. */
  startDate: z.optional(Day),
  endDate: z.optional(Day),
  hasFinish: z.optional(queryFlag),
  all: z.optional(queryFlag),
});
export type TrainingClassListQuery = z.output<typeof TrainingClassListQuery>;

const notSeen = ["training_class.not_found", "permission.missing"] as const;
const written = [
  "training_class.sessions_overlap",
  "training_class.past_sessions",
  "training_class.description_missing",
  "training_class.kind_not_offered",
  "training_class.provider_unknown",
  "facility.not_found",
  "department.not_found",
] as const;

export const trainingClassRoutes = routes({
  "GET /integrations/training-classes": {
    permission: "see_training_class",
    summary: "Lists training classes: the contractor's own, and those open to the supplier",
    /** `id` finds the contractor of one class, in any state. */
    query: z.extend(TrainingClassListQuery, { id: z.optional(queryId) }),
    answer: list(TrainingClassRow),
  },
  "POST /integrations/{companyId}/training-classes": {
    permission: "add_training_class",
    summary: "Creates a training class of a configuration",
    body: TrainingClassInput,
    answer: TrainingClass,
    status: 201,
    refusals: [...written, "training_config.not_found", "training_config.retired", "company.not_found", "permission.missing"],
  },
  "GET /integrations/{companyId}/training-classes/{id}": {
    permission: "detail_training_class",
    summary: "Returns a training class",
    answer: TrainingClass,
    refusals: notSeen,
  },
  "PUT /integrations/training-classes/{classId}/update": {
    permission: "update_training_class",
    summary: "Changes a training class",
    body: TrainingClassChange,
    answer: TrainingClass,
    refusals: [...notSeen, ...written, "training_class.stale", "training_class.cancelled", "training_class.has_approved"],
  },
  "PUT /integrations/{companyId}/training-classes/{id}/cancel": {
    permission: "update_training_class",
    summary: "Cancels a training class that has not ended",
    body: z.object({ reason: requiredText(TRAINING_REASON_MAX) }),
    answer: TrainingClass,
    refusals: [...notSeen, "training_class.cancelled", "training_class.finished", "training_class.has_approved"],
  },
  "DELETE /integrations/{companyId}/training-classes/{id}": {
    permission: "remove_training_class",
    summary: "Removes a training class; one with approved participants also needs a description and its own permission",
    query: z.object({ description: z.optional(freeText(TRAINING_REASON_MAX)) }),
    answer: Nothing,
    status: 204,
    refusals: [...notSeen, "training_class.description_missing"],
  },
  "PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy": {
    permission: "update_training_class_vacancy",
    summary: "Changes the number of places of a training class",
    body: z.object({ vacancy: z.int().check(z.minimum(1), z.maximum(CLASS_VACANCY_MAX), z.meta({ examples: [20] })) }),
    answer: z.object({ vacancy: z.int(), taken: z.int() }),
    refusals: [...notSeen, "training_class.vacancy_below_taken", "training_class.cancelled"],
  },
  "GET /integrations/history/{id}": {
    permission: "see_training_class_history",
    summary: "Lists changes of a training class and its participants, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: notSeen,
  },
});

import * as z from "zod/mini";
import { BulkLine } from "../bulk-line.ts";
import { Day, Id, Instant, list, paging, queryFlag, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { freeText, requiredText } from "../text.ts";
import { Score } from "./config-routes.ts";
import { CLASS_SESSIONS_MAX, CLASS_WORKERS_PER_REQUEST_MAX, TRAINING_NOTE_MAX, TRAINING_REASON_MAX } from "./limits.ts";
import { candidateMarks, needCauses, participantStatuses, settableStatuses } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });

export const ClassCandidate = z.object({
  employeeId: Id,
  name: z.string(),
  role: z.string(),
  provider: Named,
  marks: z.array(
    z.object({
      mark: z.enum(candidateMarks),
      /** Since when the worker needs the training, or until when the certificate, restriction or absence lasts. */
      day: z.nullable(Day),
      /** Name of the other class. */
      name: z.nullable(z.string()),
      /** Why the worker needs the training. */
      reason: z.nullable(z.enum(needCauses)),
      /** False if only an unverified figure of the norm requires the training. */
      isFirm: z.boolean(),
    }),
  ),
  /** False for a worker who cannot be enrolled, with the mark that says why. */
  canEnrol: z.boolean(),
});
export type ClassCandidate = z.output<typeof ClassCandidate>;

export const ClassParticipant = z.object({
  /** The wire's `trainingClassEmployeeId`. */
  id: Id,
  employeeId: Id,
  name: z.string(),
  role: z.string(),
  provider: Named,
  status: z.enum(participantStatuses),
  score: z.nullable(z.number()),
  /** Percentage of the sessions' time that the participant attended; null before any attendance was recorded. */
  attendance: z.nullable(z.int()),
  attendedSessions: z.array(Id),
  hasNote: z.boolean(),
  enrolledAt: Instant,
  enrolledBy: z.nullable(z.string()),
  /** Another participant is the same person at another supplier. Only for the contractor. */
  samePersonAs: z.nullable(Named),
  /** Result that an approval would be refused for today. */
  lacks: z.array(z.enum(["attendance", "score"])),
  can: z.object({ remove: z.boolean(), status: z.boolean(), score: z.boolean(), note: z.boolean() }),
});
export type ClassParticipant = z.output<typeof ClassParticipant>;

/** A change of one participant. An approved line is locked: its correction needs a reason. */
const ParticipantLine = z.object({
  trainingClassEmployeeId: Id,
  status: z.optional(z.enum(settableStatuses)),
  score: z.optional(z.nullable(Score)),
  attendedSessions: z.optional(z.array(Id).check(z.maxLength(CLASS_SESSIONS_MAX))),
  reason: z.optional(requiredText(TRAINING_REASON_MAX)),
});
export type ParticipantLine = z.output<typeof ParticipantLine>;

/** Filter of the candidates of a class. */
export const ClassCandidateListQuery = z.object({
  ...paging(),
  name: z.optional(searchText),
  providerId: z.optional(queryId),
  projectId: z.optional(queryId),
  /** Only workers who need the training. */
  needed: z.optional(queryFlag),
});
export type ClassCandidateListQuery = z.output<typeof ClassCandidateListQuery>;

/** Filter of the participants of a class, shared by the URL and the server. */
export const ClassParticipantListQuery = z.object({ ...paging(), name: z.optional(searchText), removed: z.optional(queryFlag) });
export type ClassParticipantListQuery = z.output<typeof ClassParticipantListQuery>;

const notSeen = ["training_class.not_found", "permission.missing"] as const;
const noNote = [...notSeen, "training_participant.not_found"] as const;
const Ids = z.array(Id).check(z.minLength(1), z.maxLength(CLASS_WORKERS_PER_REQUEST_MAX), z.meta({ examples: [[1]] }));
const Note = z.object({ text: z.nullable(z.string()), updatedAt: z.nullable(Instant), updatedBy: z.nullable(z.string()) });

export const trainingParticipantRoutes = routes({
  "GET /integrations/{companyId}/training-class/{id}/list-employees": {
    permission: "add_training_class_employees",
    summary: "Lists workers that may be enrolled in a class, those in need first",
    query: ClassCandidateListQuery,
    answer: list(ClassCandidate),
    refusals: notSeen,
  },
  "GET /integrations/{companyId}/providers": {
    permission: "add_training_class_employees",
    summary: "Lists suppliers of a contractor, to choose participants by supplier",
    query: z.object({ ...paging(), name: z.optional(searchText) }),
    answer: list(Named),
    refusals: ["company.not_found"],
  },
  "GET /integrations/{companyId}/providers/projects": {
    permission: "add_training_class_employees",
    summary: "Lists projects of a contractor with suppliers, to choose participants by project",
    query: z.object({ ...paging(), name: z.optional(searchText), providerId: z.optional(queryId) }),
    answer: list(Named),
    refusals: ["company.not_found"],
  },
  "GET /integrations/{companyId}/training-classes/{id}/employees": {
    permission: "detail_training_class",
    summary: "Lists the participants of a class",
    query: ClassParticipantListQuery,
    answer: list(ClassParticipant),
    refusals: notSeen,
  },
  "POST /integrations/{companyId}/training-class/{id}/employees": {
    permission: "add_training_class_employees",
    summary: "Enrols workers in a class, as many as there are places; returns one result per worker",
    body: z.object({
      employeeIds: Ids,
      /** Required after the class has ended. */
      description: z._default(freeText(TRAINING_REASON_MAX), ""),
    }),
    answer: z.object({ results: z.array(BulkLine), vacancy: z.int(), taken: z.int() }),
    refusals: [...notSeen, "training_class.cancelled", "training_class.description_missing", "training_class.evidence_missing"],
  },
  "PATCH /integrations/{companyId}/training-class/{id}/employees": {
    permission: "remove_training_class_employees",
    summary: "Removes participants with a description",
    body: z.object({ trainingClassEmployeeIds: Ids, description: requiredText(TRAINING_REASON_MAX) }),
    answer: z.object({ results: z.array(BulkLine), vacancy: z.int(), taken: z.int() }),
    refusals: [...notSeen, "training_class.cancelled"],
  },
  "PUT /integrations/{companyId}/training-classes/{id}/update-batch": {
    permission: ["update_training_class_employees_status", "update_training_class_employees_score"],
    summary: "Records attendance, scores and results of participants, or approves all who fulfil the conditions",
    body: z
      .object({
        lines: z._default(z.array(ParticipantLine).check(z.maxLength(CLASS_WORKERS_PER_REQUEST_MAX)), []),
        approveAll: z._default(z.boolean(), false),
      })
      .check(z.refine(({ lines, approveAll }) => approveAll || lines.length > 0, "nothing_to_change")),
    /** `name` of each participant, because an approval of all also answers for those whom the user has not listed. */
    answer: z.object({ results: z.array(z.extend(BulkLine, { name: z.nullable(z.string()) })), approved: z.int() }),
    refusals: [...notSeen, "training_class.cancelled", "training_class.not_begun", "training_class.evidence_missing"],
  },
  "GET /integrations/{companyId}/training-class/{id}/note/{employeeId}": {
    permission: "config_training_class_employee_notes",
    summary: "Returns the note on a participant",
    answer: Note,
    refusals: noNote,
  },
  "PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}": {
    permission: "config_training_class_employee_notes",
    summary: "Writes the note on a participant",
    body: z.object({ text: requiredText(TRAINING_NOTE_MAX) }),
    answer: Note,
    refusals: noNote,
  },
  "DELETE /integrations/{companyId}/training-class/{id}/note/{employeeId}": {
    permission: "config_training_class_employee_notes",
    summary: "Deletes the note on a participant",
    answer: Note,
    refusals: noNote,
  },
});

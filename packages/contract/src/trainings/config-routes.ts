import * as z from "zod/mini";
import { ExportAsked } from "../export-asked.ts";
import { Id, list, Nothing, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { freeText, requiredText } from "../text.ts";
import {
  CLASS_INSTRUCTORS_MAX,
  CLASS_VACANCY_MAX,
  MINIMUM_ATTENDANCE_DEFAULT,
  SCORE_MAX,
  TRAINING_MINUTES_MAX,
  TRAINING_NAME_MAX,
  TRAINING_TEXT_MAX,
  TRAINING_VALIDITY_MONTHS_MAX,
} from "./limits.ts";
import { TrainingPerson } from "./people.ts";
import { trainingKinds } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });
/** Score from 0 to 10 with one decimal. */
export const Score = z.number().check(z.minimum(0), z.maximum(SCORE_MAX), z.multipleOf(0.1), z.meta({ examples: [7] }));
const minutes = z.int().check(z.minimum(0), z.maximum(TRAINING_MINUTES_MAX), z.meta({ examples: [480] }));

/** Fields of a configuration. It says how to obtain a document; projects and activities require the document. */
export const TrainingConfigInput = z
  .object({
    name: requiredText(TRAINING_NAME_MAX),
    /** Training of the platform's catalogue; null for an own training. */
    trainingId: z.nullable(Id),
    /** Document type that the certificate fulfils (C-138). */
    documentTypeId: Id,
    kinds: z.array(z.enum(trainingKinds)).check(z.minLength(1), z.maxLength(trainingKinds.length), z.meta({ examples: [["initial"]] })),
    theoryMinutes: minutes,
    practiceMinutes: minutes,
    /** Months for which a certificate is valid; null for no end. */
    validityMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(TRAINING_VALIDITY_MONTHS_MAX))),
    syllabus: requiredText(TRAINING_TEXT_MAX),
    hasTest: z.boolean(),
    /** Only with a test. */
    minimumScore: z.nullable(Score),
    minimumAttendance: z._default(z.int().check(z.minimum(1), z.maximum(100)), MINIMUM_ATTENDANCE_DEFAULT),
    vacancy: z.int().check(z.minimum(1), z.maximum(CLASS_VACANCY_MAX), z.meta({ examples: [20] })),
    facilityId: z.nullable(Id),
    departmentId: z.nullable(Id),
    place: z._default(freeText(TRAINING_NAME_MAX), ""),
    instructors: z.array(TrainingPerson).check(z.minLength(1), z.maxLength(CLASS_INSTRUCTORS_MAX)),
    technicalResponsible: TrainingPerson,
  })
  .check(
    z.refine(({ theoryMinutes, practiceMinutes }) => theoryMinutes + practiceMinutes > 0, { error: "no_hours", path: ["theoryMinutes"] }),
    z.refine(({ hasTest, minimumScore }) => hasTest === (minimumScore !== null), { error: "score_without_test", path: ["minimumScore"] }),
    z.refine(({ facilityId, departmentId }) => departmentId === null || facilityId !== null, {
      error: "department_without_facility",
      path: ["departmentId"],
    }),
    z.refine(({ kinds }) => new Set(kinds).size === kinds.length, { error: "kind_twice", path: ["kinds"] }),
  );
export type TrainingConfigInput = z.output<typeof TrainingConfigInput>;

/** Difference from a figure of the norm that only warns, because the figure is not checked. */
export const FigureWarning = z.object({
  field: z.enum(["hours", "validity"]),
  figure: z.int(),
  unit: z.string(),
  source: z.string(),
  confidence: z.string(),
});
export type FigureWarning = z.output<typeof FigureWarning>;

const Can = z.object({ detail: z.boolean(), update: z.boolean(), remove: z.boolean(), addClass: z.boolean() });
export const TrainingConfigRow = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  name: z.string(),
  documentType: Named,
  kinds: z.array(z.enum(trainingKinds)),
  minutes: z.int(),
  validityMonths: z.nullable(z.int()),
  classCount: z.int(),
  can: Can,
});
export type TrainingConfigRow = z.output<typeof TrainingConfigRow>;

export const TrainingConfig = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  version: z.int(),
  name: z.string(),
  training: z.nullable(z.object({ id: Id, name: z.string(), norm: z.string() })),
  documentType: Named,
  kinds: z.array(z.enum(trainingKinds)),
  theoryMinutes: z.int(),
  practiceMinutes: z.int(),
  validityMonths: z.nullable(z.int()),
  syllabus: z.string(),
  hasTest: z.boolean(),
  minimumScore: z.nullable(z.number()),
  minimumAttendance: z.int(),
  vacancy: z.int(),
  facility: z.nullable(Named),
  department: z.nullable(Named),
  place: z.string(),
  instructors: z.array(TrainingPerson),
  technicalResponsible: TrainingPerson,
  warnings: z.array(FigureWarning),
  can: Can,
});
export type TrainingConfig = z.output<typeof TrainingConfig>;

/** Trainings that a configuration can choose, with the figures that prefill it. */
export const CatalogueTraining = z.object({
  id: Id,
  name: z.string(),
  norm: z.string(),
  documentType: Named,
  figures: z.array(
    z.object({
      field: z.enum(["initial_hours", "periodic_hours", "validity_months"]),
      value: z.int(),
      source: z.string(),
      confidence: z.string(),
    }),
  ),
});
export type CatalogueTraining = z.output<typeof CatalogueTraining>;

export const TrainingConfigListQuery = z.object({ ...paging(), name: z.optional(searchText) });
export type TrainingConfigListQuery = z.output<typeof TrainingConfigListQuery>;

const written = [
  "training_config.name_taken",
  "training_config.hours_below_norm",
  "training_config.validity_above_norm",
  "training_config.document_type_unknown",
  "training_config.training_unknown",
  "facility.not_found",
  "department.not_found",
  "permission.missing",
] as const;

export const trainingConfigRoutes = routes({
  "GET /integrations/training-classes-configs": {
    permission: "see_training_class_config",
    summary: "Lists the training configurations of the caller's contractors",
    query: TrainingConfigListQuery,
    answer: list(TrainingConfigRow),
  },
  "POST /integrations/training-classes-configs": {
    permission: "add_training_class_config",
    summary: "Creates a training configuration",
    body: TrainingConfigInput,
    answer: TrainingConfig,
    status: 201,
    refusals: [...written, "company.choose_one"],
  },
  "GET /integrations/training-classes-configs/trainings": {
    permission: ["add_training_class_config", "update_training_class_config"],
    summary: "Lists the trainings of the platform's catalogue with the figures of their norms",
    answer: z.array(CatalogueTraining),
  },
  "GET /integrations/training-classes-configs/{id}": {
    permission: "detail_training_class_config",
    summary: "Returns a training configuration",
    answer: TrainingConfig,
    refusals: ["training_config.not_found", "permission.missing"],
  },
  "PUT /integrations/training-classes-configs/{id}": {
    permission: "update_training_class_config",
    summary: "Changes a training configuration; classes keep the version that they were created with",
    body: z.extend(TrainingConfigInput, { version: z.int().check(z.positive()) }),
    answer: TrainingConfig,
    refusals: [...written, "training_config.not_found", "training_config.stale"],
  },
  "DELETE /integrations/training-classes-configs/{id}": {
    permission: "remove_training_class_config",
    summary: "Deletes a training configuration, or retires it if it has classes",
    answer: Nothing,
    status: 204,
    refusals: ["training_config.not_found", "permission.missing"],
  },
  "POST /integrations/training-classes-configs/export": {
    permission: "export_training_class_config",
    summary: "Exports the training configurations to a spreadsheet in the background and sends a link",
    body: z.object({ name: z.optional(searchText) }),
    answer: ExportAsked,
    status: 202,
  },
  "POST /integrations/training-classes-configs/{id}/export": {
    permission: "export_training_class_config",
    summary: "Exports one training configuration to a spreadsheet in the background and sends a link",
    answer: ExportAsked,
    status: 202,
    refusals: ["training_config.not_found", "permission.missing"],
  },
});

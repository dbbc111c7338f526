// Draft of a configuration: the values of the form as text, and the input that they become.

import type { CatalogueTraining, TrainingConfig, TrainingConfigInput } from "@emdia/contract/trainings/config-routes.ts";
import {
  CLASS_VACANCY_MAX,
  MINIMUM_ATTENDANCE_DEFAULT,
  MINIMUM_SCORE_DEFAULT,
  TRAINING_MINUTES_MAX,
  TRAINING_VALIDITY_MONTHS_MAX,
} from "@emdia/contract/trainings/limits.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { scoreFromTyped, scoreText } from "../../../shared/trainings/score.ts";
import { hoursToType, minutesFromTyped, wholeFromTyped } from "../fields/duration.ts";
import { isIncomplete, newPersonDraft, type PersonDraft, personDrafts, personOf } from "../fields/person-draft.ts";

export type ConfigDraft = {
  readonly trainingId: string;
  readonly name: string;
  readonly documentTypeId: string;
  readonly kinds: readonly TrainingKind[];
  readonly theoryHours: string;
  readonly practiceHours: string;
  readonly expires: boolean;
  readonly validityMonths: string;
  readonly hasTest: boolean;
  readonly minimumScore: string;
  readonly minimumAttendance: string;
  readonly vacancy: string;
  readonly syllabus: string;
  readonly place: string;
  readonly facilityId: string;
  readonly departmentId: string;
  readonly instructors: readonly PersonDraft[];
  readonly technicalResponsible: PersonDraft;
};
export type ConfigFault =
  | "name"
  | "documentType"
  | "kinds"
  | "hours"
  | "noHours"
  | "months"
  | "score"
  | "attendance"
  | "vacancy"
  | "syllabus"
  | "people";
export type ConfigFaults = { readonly [F in keyof ConfigDraft]?: ConfigFault };

const DEFAULT_VACANCY = 20;
const text = (id: number | null | undefined): string => (id === null || id === undefined ? "" : String(id));
const idOf = (value: string): number | null => (value === "" ? null : Number(value));

/** The typed minimum score; null without a test or with an invalid text. */
const minimumScoreOf = ({ hasTest, minimumScore }: Pick<ConfigDraft, "hasTest" | "minimumScore">): number | null => {
  const score = hasTest ? scoreFromTyped(minimumScore) : null;
  return score === "invalid" ? null : score;
};

const newConfigDraft = (language: string): ConfigDraft => ({
  trainingId: "",
  name: "",
  documentTypeId: "",
  kinds: [],
  theoryHours: "",
  practiceHours: "",
  expires: true,
  validityMonths: "",
  hasTest: true,
  minimumScore: scoreText(MINIMUM_SCORE_DEFAULT, language),
  minimumAttendance: String(MINIMUM_ATTENDANCE_DEFAULT),
  vacancy: String(DEFAULT_VACANCY),
  syllabus: "",
  place: "",
  facilityId: "",
  departmentId: "",
  instructors: [newPersonDraft()],
  technicalResponsible: newPersonDraft(),
});

export const configDraftOf = (config: TrainingConfig | null, language: string): ConfigDraft => {
  if (!config) return newConfigDraft(language);
  const [technicalResponsible = newPersonDraft()] = personDrafts([config.technicalResponsible]);
  return {
    trainingId: text(config.training?.id),
    name: config.name,
    documentTypeId: String(config.documentType.id),
    kinds: config.kinds,
    theoryHours: hoursToType(config.theoryMinutes, language),
    practiceHours: hoursToType(config.practiceMinutes, language),
    expires: config.validityMonths !== null,
    validityMonths: text(config.validityMonths),
    hasTest: config.hasTest,
    minimumScore: scoreText(config.minimumScore ?? MINIMUM_SCORE_DEFAULT, language),
    minimumAttendance: String(config.minimumAttendance),
    vacancy: String(config.vacancy),
    syllabus: config.syllabus,
    place: config.place,
    facilityId: text(config.facility?.id),
    departmentId: text(config.department?.id),
    instructors: personDrafts(config.instructors),
    technicalResponsible,
  };
};

type FigureField = CatalogueTraining["figures"][number]["field"];
export const figureOf = (training: CatalogueTraining | undefined, field: FigureField) =>
  training?.figures.find((figure) => figure.field === field);

/** Prefills a draft from a training of the catalogue. The norm gives the hours in all, which go into the theory until the user divides them. */
export const withTraining = (draft: ConfigDraft, training: CatalogueTraining | undefined): ConfigDraft => {
  if (!training) return { ...draft, trainingId: "" };
  const [initial, periodic] = [figureOf(training, "initial_hours"), figureOf(training, "periodic_hours")];
  const hours = initial ?? periodic;
  const months = figureOf(training, "validity_months");
  const offered: readonly TrainingKind[] = [...(initial ? (["initial"] as const) : []), ...(periodic ? (["periodic"] as const) : [])];
  return {
    ...draft,
    trainingId: String(training.id),
    name: draft.name.trim() === "" ? training.name : draft.name,
    documentTypeId: String(training.documentType.id),
    kinds: draft.kinds.length > 0 ? draft.kinds : offered,
    ...(hours && { theoryHours: String(hours.value), practiceHours: "0" }),
    ...(months && { expires: true, validityMonths: String(months.value) }),
  };
};

const months = (draft: ConfigDraft) => wholeFromTyped(draft.validityMonths, { min: 1, max: TRAINING_VALIDITY_MONTHS_MAX });
const attendance = (draft: ConfigDraft) => wholeFromTyped(draft.minimumAttendance, { min: 1, max: 100 });
const places = (draft: ConfigDraft) => wholeFromTyped(draft.vacancy, { min: 1, max: CLASS_VACANCY_MAX });
const isDuration = (minutes: number | undefined): minutes is number => minutes !== undefined && minutes <= TRAINING_MINUTES_MAX;

const hourFaults = ({ theoryHours, practiceHours }: ConfigDraft): ConfigFaults => {
  const [theory, practice] = [minutesFromTyped(theoryHours), minutesFromTyped(practiceHours)];
  const isNone = theory === 0 && practice === 0;
  return {
    ...(!isDuration(theory) && { theoryHours: "hours" as const }),
    ...(isNone && { theoryHours: "noHours" as const }),
    ...(!isDuration(practice) && { practiceHours: "hours" as const }),
  };
};

/** Faults by field, in the order of the fields on screen. */
export const configFaultsIn = (draft: ConfigDraft): ConfigFaults => ({
  ...(draft.name.trim() === "" && { name: "name" as const }),
  ...(draft.documentTypeId === "" && { documentTypeId: "documentType" as const }),
  ...(draft.kinds.length === 0 && { kinds: "kinds" as const }),
  ...hourFaults(draft),
  ...(draft.expires && months(draft) === undefined && { validityMonths: "months" as const }),
  ...(draft.hasTest && minimumScoreOf(draft) === null && { minimumScore: "score" as const }),
  ...(attendance(draft) === undefined && { minimumAttendance: "attendance" as const }),
  ...(places(draft) === undefined && { vacancy: "vacancy" as const }),
  ...(draft.syllabus.trim() === "" && { syllabus: "syllabus" as const }),
  ...(draft.instructors.some(isIncomplete) && { instructors: "people" as const }),
  ...(isIncomplete(draft.technicalResponsible) && { technicalResponsible: "people" as const }),
});

/** Input of a draft without faults. */
export const configInputOf = (draft: ConfigDraft): TrainingConfigInput => ({
  name: draft.name.trim(),
  trainingId: idOf(draft.trainingId),
  documentTypeId: Number(draft.documentTypeId),
  kinds: [...draft.kinds],
  theoryMinutes: minutesFromTyped(draft.theoryHours) ?? 0,
  practiceMinutes: minutesFromTyped(draft.practiceHours) ?? 0,
  validityMonths: draft.expires ? (months(draft) ?? null) : null,
  syllabus: draft.syllabus.trim(),
  hasTest: draft.hasTest,
  minimumScore: minimumScoreOf(draft),
  minimumAttendance: attendance(draft) ?? MINIMUM_ATTENDANCE_DEFAULT,
  vacancy: places(draft) ?? DEFAULT_VACANCY,
  facilityId: idOf(draft.facilityId),
  departmentId: draft.facilityId === "" ? null : idOf(draft.departmentId),
  place: draft.place.trim(),
  instructors: draft.instructors.map(personOf),
  technicalResponsible: personOf(draft.technicalResponsible),
});

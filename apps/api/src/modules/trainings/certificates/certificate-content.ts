import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

/** Text of a certificate as it was issued (NR-1 1.7.1.1), stored as JSON. */
export type CertificateContent = {
  readonly contractorName: string;
  readonly providerName: string;
  readonly workerName: string;
  readonly documentKind: "cpf" | "foreign";
  readonly document: string;
  readonly training: string;
  readonly kind: TrainingKind;
  readonly syllabus: string;
  readonly theoryMinutes: number;
  readonly practiceMinutes: number;
  readonly days: readonly IsoDay[];
  readonly place: string;
  /** Kind of work and of space (NR-33); empty for other trainings. */
  readonly workAndSpace: string;
  readonly instructors: readonly TrainingPerson[];
  readonly technicalResponsible: TrainingPerson;
};

// Decides whether a worker may be enrolled in a class.
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";

export type Candidate = {
  readonly status: WorkerStatus;
  readonly admissionDate: string;
  readonly isRestricted: boolean;
  readonly isOpen: boolean;
  readonly isEnrolled: boolean;
};
type Code =
  | "training_participant.already_enrolled"
  | "training_participant.not_open"
  | "training_participant.restricted"
  | "training_participant.dismissed"
  | "training_participant.before_admission";

/** The refusal of an enrolment; undefined if the worker may be enrolled. `endsOn` is the day of the last session. */
export const enrolmentRefusal = (
  { status, admissionDate, isRestricted, isOpen, isEnrolled }: Candidate,
  endsOn: string,
): Code | undefined => {
  if (isEnrolled) return "training_participant.already_enrolled";
  if (!isOpen) return "training_participant.not_open";
  if (isRestricted) return "training_participant.restricted";
  if (status === "dismissed") return "training_participant.dismissed";
  return endsOn < admissionDate ? "training_participant.before_admission" : undefined;
};

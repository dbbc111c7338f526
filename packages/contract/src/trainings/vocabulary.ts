/** Kinds of a training by NR-1. */
export const trainingKinds = ["initial", "periodic", "eventual"] as const;
export type TrainingKind = (typeof trainingKinds)[number];

/** State of a class. Only a cancellation is stored; the others follow from the sessions and the clock. */
export const classStates = ["planned", "running", "finished", "cancelled"] as const;
export type ClassState = (typeof classStates)[number];

export const participantStatuses = ["enrolled", "present", "absent", "approved", "failed", "removed"] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

/** Statuses that a user sets on a line. `removed` has its own request. */
export const settableStatuses = ["enrolled", "present", "absent", "approved", "failed"] as const;

/** Why a worker is offered for a class or marked among the candidates, most urgent first. */
export const candidateMarks = [
  "needs",
  "expires",
  "valid",
  "other_class",
  "restricted",
  "away",
  "vacation",
  "hiring",
  "dismissed",
] as const;
export type CandidateMark = (typeof candidateMarks)[number];

/** Why a worker needs a training: it lacks (initial), ends or has ended (periodic), or an event requires it again (eventual). */
export const needCauses = ["never_had", "near_end", "ended", "absence", "function_change", "risk_change", "accident"] as const;
export type NeedCause = (typeof needCauses)[number];

import type { MovementKind } from "../catalogue/vocabulary.ts";

/** Where a worker stands with the supplier. It follows from the movements, and is never chosen by hand. */
export const workerStatuses = ["hiring", "active", "away", "vacation", "dismissed"] as const;
export type WorkerStatus = (typeof workerStatuses)[number];

/** What a movement leaves a worker in. */
export const movementStatuses = ["active", "away", "vacation", "dismissed"] as const;
export type MovementStatus = (typeof movementStatuses)[number];

/** The statuses that each kind of movement may leave; the first is what it leaves unless another is chosen. */
export const statusesAfter: { readonly [K in MovementKind]: readonly [MovementStatus, ...MovementStatus[]] } = {
  admission: ["active"],
  transfer: ["active"],
  function_change: ["active"],
  risk_change: ["active"],
  leave: ["away"],
  return: ["active"],
  vacation: ["vacation"],
  dismissal: ["dismissed"],
  accident: ["active", "away"],
};

export const genders = ["female", "male", "other", "not_said"] as const;
export type Gender = (typeof genders)[number];

/** What a foreigner shows instead of a CPF. */
export const foreignDocumentTypes = ["passport", "national_id", "residence_permit", "refugee_protocol"] as const;
export type ForeignDocumentType = (typeof foreignDocumentTypes)[number];

export const documentKinds = ["cpf", "foreign"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Whether an activity type is offered for new people. */
export const activityTypeStatuses = ["active", "inactive"] as const;
export type ActivityTypeStatus = (typeof activityTypeStatuses)[number];

/** Where a restriction stands: it follows from its days, and from whether somebody lifted it. */
export const restrictionStatuses = ["scheduled", "active", "ended", "lifted"] as const;
export type RestrictionStatus = (typeof restrictionStatuses)[number];

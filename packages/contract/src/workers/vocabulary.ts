import type { MovementKind } from "../catalogue/vocabulary.ts";

/** Status of a worker at the supplier, derived from the movements and never set by hand. */
export const workerStatuses = ["hiring", "active", "away", "vacation", "dismissed"] as const;
export type WorkerStatus = (typeof workerStatuses)[number];

/** Status after a movement. */
export const movementStatuses = ["active", "away", "vacation", "dismissed"] as const;
export type MovementStatus = (typeof movementStatuses)[number];

/** Statuses allowed after each kind of movement; the first is the default. */
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

/** Document types of foreigners. */
export const foreignDocumentTypes = ["passport", "national_id", "residence_permit", "refugee_protocol"] as const;
export type ForeignDocumentType = (typeof foreignDocumentTypes)[number];

export const documentKinds = ["cpf", "foreign"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Whether an activity type is on offer for new workers. */
export const activityTypeStatuses = ["active", "inactive"] as const;
export type ActivityTypeStatus = (typeof activityTypeStatuses)[number];

/** Status of a restriction, derived from its dates and from its lifting. */
export const restrictionStatuses = ["scheduled", "active", "ended", "lifted"] as const;
export type RestrictionStatus = (typeof restrictionStatuses)[number];

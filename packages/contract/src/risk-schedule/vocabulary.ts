import { hindrances, remedies } from "../workers/standing.ts";

/** Status of a schedule. Only a cancellation is stored: the clock and the causes of suspension decide the others. */
export const riskScheduleStatuses = ["scheduled", "in_progress", "finished", "suspended", "cancelled"] as const;
export type RiskScheduleStatus = (typeof riskScheduleStatuses)[number];

/** What a worker does in the team. The supervisor of the schedule is one of the team and may also watch. */
export const teamParts = ["executes", "watches", "supervises"] as const;
export type TeamPart = (typeof teamParts)[number];

/** Reasons why a worker may not do the activities of a schedule, besides those of the worker's eligibility in the project. */
export const activityHindrances = ["not_linked", "activity_not_declared", "training", "activity_document"] as const;
export const competenceReasons = [...hindrances, ...activityHindrances] as const;
export type CompetenceReason = (typeof competenceReasons)[number];

/** Reason shown to a user without `see_employee`, in place of those of the worker's eligibility. */
export const HIDDEN_REASON = "unavailable";
export const shownReasons = [...competenceReasons, HIDDEN_REASON] as const;
export type ShownReason = (typeof shownReasons)[number];

/** Where a reason can be resolved. `activities`: the activity types in the worker's record. */
export const competenceRemedies = [...remedies, "activities"] as const;
export type CompetenceRemedy = (typeof competenceRemedies)[number];

/** Causes of suspension: reasons of workers, an activity that the project lost, a conflict that is not accepted, and a running schedule whose causes have ended. */
export const suspensionCauses = [...competenceReasons, "activity_removed", "conflict", "revalidation"] as const;
export type SuspensionCause = (typeof suspensionCauses)[number];

/** What a conflict of two activities of different teams means, weakest first. */
export const conflictLevels = ["allowed", "restricted", "forbidden"] as const;
export type ConflictLevel = (typeof conflictLevels)[number];
/** Where the other team works: in the same area, or in another area of the unit. */
export const conflictScopes = ["area", "unit"] as const;
export type ConflictScope = (typeof conflictScopes)[number];

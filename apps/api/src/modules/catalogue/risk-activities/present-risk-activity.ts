import type { Scope } from "../../../platform/access/scope.ts";
import { namesOf } from "../document-types/present-document-type.ts";
import type { FigureToday } from "../perspective.ts";
import { mayChange } from "../policy.ts";
import type { DemandedTraining, StoredRiskActivity } from "../store/risk-activities.ts";

/** A list row with the actions that the caller may take. */
export const presentActivityLine = (scope: Scope, activity: StoredRiskActivity) => ({
  ownerId: activity.ownerId,
  id: activity.id,
  version: activity.version,
  code: activity.code,
  name: activity.name,
  names: namesOf(activity),
  description: activity.description,
  norm: activity.norm,
  permit: activity.permit,
  permitKind: activity.permitKind,
  documentCount: activity.documents.length,
  trainingCount: activity.trainings.length,
  can: { update: mayChange(scope, "config_risk_project", activity.ownerId) },
});

const presentTraining = (training: DemandedTraining, today: FigureToday) => ({
  id: training.id,
  code: training.code,
  name: training.name,
  names: namesOf(training),
  norm: training.norm,
  initialHours: today(training.initialFigure)?.value ?? null,
  periodicHours: today(training.periodicFigure)?.value ?? null,
  validityMonths: today(training.validityFigure)?.value ?? null,
  triggers: training.triggers,
  certificate: training.certificate,
});

export const presentRiskActivity = (scope: Scope, activity: StoredRiskActivity, today: FigureToday) => ({
  ...presentActivityLine(scope, activity),
  documents: activity.documents,
  trainings: activity.trainings.map((training) => presentTraining(training, today)),
  currentVersion: activity.currentVersion,
  publishedAt: activity.publishedAt.toISOString(),
});

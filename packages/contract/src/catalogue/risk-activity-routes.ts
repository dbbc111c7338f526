import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { PLANS } from "../limits.ts";
import { Id, Instant, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { catalogueName, catalogueText, Names, OfVersion, OwnerId, readVersion, Translations } from "./document-type-routes.ts";
import { CatalogueText } from "./shown-text.ts";
import { permitKinds } from "./vocabulary.ts";

/** Hours and months as the norm defines them on the requested day; `null` if the norm leaves them to the employer. */
const DemandedTraining = z.object({
  id: Id,
  code: z.string(),
  name: CatalogueText,
  names: Names,
  norm: z.string(),
  initialHours: z.nullable(z.int()),
  periodicHours: z.nullable(z.int()),
  validityMonths: z.nullable(z.int()),
  triggers: z.array(z.string()),
  certificate: z.object({ ownerId: z.int(), id: Id, name: CatalogueText }),
});
const DemandedDocument = z.object({
  ownerId: z.int(),
  id: Id,
  code: z.nullable(z.string()),
  name: CatalogueText,
  plan: z.enum(PLANS),
});

/** Risk activity in a list. */
export const RiskActivityLine = z.object({
  ownerId: z.int(),
  id: Id,
  version: z.int(),
  code: z.nullable(z.string()),
  name: CatalogueText,
  names: Names,
  description: CatalogueText,
  norm: z.nullable(z.string()),
  /** Work permit that the activity requires: PT, PET … */
  permit: z.nullable(CatalogueText),
  permitKind: z.enum(permitKinds),
  documentCount: z.int(),
  trainingCount: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type RiskActivityLine = z.output<typeof RiskActivityLine>;
export const RiskActivity = z.extend(RiskActivityLine, {
  documents: z.array(DemandedDocument),
  trainings: z.array(DemandedTraining),
  currentVersion: z.int(),
  publishedAt: Instant,
});
export type RiskActivity = z.output<typeof RiskActivity>;

const DocumentReference = z.object({ ownerId: z.int().check(z.minimum(0)), id: Id }).check(z.meta({ examples: [{ ownerId: 0, id: 301 }] }));
export const WrittenRiskActivity = z.object({
  name: catalogueName,
  translations: z.optional(Translations),
  description: catalogueText,
  norm: z.optional(z.nullable(catalogueName)),
  permit: z.optional(z.nullable(catalogueName)),
  /** PT by default if the activity has the text of a permit, otherwise none. */
  permitKind: z.optional(z.enum(permitKinds)),
  documents: z._default(z.array(DocumentReference).check(z.maxLength(100)), []),
  trainings: z._default(z.array(Id.check(z.meta({ examples: [1] }))).check(z.maxLength(50)), []),
});
export type WrittenRiskActivity = z.output<typeof WrittenRiskActivity>;

export const RiskActivityListQuery = z.object({ ...paging(), query: z.optional(searchText) });
export type RiskActivityListQuery = z.output<typeof RiskActivityListQuery>;
const ofOwner = { ownerId: OwnerId };

export const riskActivityRoutes = routes({
  "GET /catalogue/risk-activities": {
    permission: "see_projects",
    summary: "Lists risk activities of the platform and of the caller's and related companies",
    query: RiskActivityListQuery,
    answer: list(RiskActivityLine),
  },
  "POST /catalogue/risk-activities": {
    permission: "config_risk_project",
    summary: "Adds a contractor's own risk activity",
    body: WrittenRiskActivity,
    answer: RiskActivity,
    status: 201,
    refusals: ["risk_activity.name_taken", "risk_activity.unknown_demand", "company.choose_one", "permission.missing"],
  },
  "GET /catalogue/risk-activities/{ownerId}/{id}": {
    permission: "see_projects",
    summary: "Returns a risk activity with its required documents and trainings, current or of a version",
    params: ofOwner,
    query: OfVersion,
    answer: RiskActivity,
    refusals: ["risk_activity.not_found"],
  },
  "PUT /catalogue/risk-activities/{ownerId}/{id}": {
    permission: "config_risk_project",
    summary: "Adds a new version of a company's own risk activity; older versions remain",
    params: ofOwner,
    body: z.extend(WrittenRiskActivity, { version: readVersion }),
    answer: RiskActivity,
    refusals: [
      "risk_activity.not_found",
      "risk_activity.of_platform",
      "risk_activity.stale",
      "risk_activity.name_taken",
      "risk_activity.unknown_demand",
      "permission.missing",
    ],
  },
  "GET /catalogue/risk-activities/{ownerId}/{id}/history": {
    permission: "see_history_project",
    summary: "Lists changes of a company's own risk activity, newest first",
    params: ofOwner,
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["risk_activity.not_found", "risk_activity.of_platform", "permission.missing"],
  },
});

// Whether a worker may do the activities of a schedule, and the candidates of a team.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { companySides } from "../companies/sides.ts";
import { Day, Id, list, paging, queryId, queryList, queryNumber, searchText } from "../list.ts";
import { workerStatuses } from "../workers/vocabulary.ts";
import { RiskConflict } from "./conflict.ts";
import { Moment, queryMoment } from "./moment.ts";
import { competenceRemedies, shownReasons, teamParts } from "./vocabulary.ts";

/** Why a worker may not do the work during a part of the span, and who resolves it. */
export const CompetenceReasonLine = z.object({
  reason: z.enum(shownReasons),
  /** First and last day; null for an open start or end. */
  since: z.nullable(Day),
  until: z.nullable(Day),
  /** Name of the activity, of the document, or the reason text of a restriction. */
  note: z.nullable(CatalogueText),
  /** Norm of a missing training, such as NR-35. */
  norm: z.nullable(z.string()),
  remedy: z.nullable(z.enum(competenceRemedies)),
  /** Side and permission that resolve it, and whether the user has both. Null for a hidden reason. */
  side: z.nullable(z.enum(companySides)),
  permission: z.nullable(z.string()),
  canRemedy: z.boolean(),
});
export type CompetenceReasonLine = z.output<typeof CompetenceReasonLine>;

export const Competence = z.object({
  /** Whether the worker may work during the whole span. */
  mayWork: z.boolean(),
  /** The moment until which the worker may work, if it precedes the end; null if the worker may not begin, or may work until the end. */
  until: z.nullable(Moment),
  reasons: z.array(CompetenceReasonLine),
});
export type Competence = z.output<typeof Competence>;

/** Another schedule of the worker that overlaps the span. */
export const Booking = z.object({
  /** Null if the user may not see the schedule. */
  id: z.nullable(Id),
  projectName: z.nullable(z.string()),
  companyName: z.string(),
  facilityName: z.string(),
  departmentName: z.string(),
  start: Moment,
  end: Moment,
  /** The same worker in another area of the same contractor is refused; other bookings only warn. */
  isRefused: z.boolean(),
});
export type Booking = z.output<typeof Booking>;

export const RiskCandidate = z.object({
  employeeId: Id,
  name: z.string(),
  role: z.string(),
  status: z.enum(workerStatuses),
  /** The part of a worker of the saved team; null for others. */
  part: z.nullable(z.enum(teamParts)),
  competence: Competence,
  bookings: z.array(Booking),
  /** Why the worker cannot be added to the team: not linked, dismissed or restricted during the span. */
  refusedFor: z.nullable(z.enum(["not_linked", "dismissed", "restricted"])),
});
export type RiskCandidate = z.output<typeof RiskCandidate>;

/** A document of the supplier or of its equipment that the activities name. A hint: it suspends nothing. */
export const SupplierDocument = z.object({ name: CatalogueText, activityName: CatalogueText, isInDate: z.boolean() });
export type SupplierDocument = z.output<typeof SupplierDocument>;

/** For an unsaved schedule the id is 0, and the query describes it. For a saved one the query overrides its fields. */
export const RiskCandidateQuery = z.object({
  ...paging(),
  name: z.optional(searchText),
  /** Only these workers, for example the chosen team. */
  employeeIds: z.optional(queryList(queryId)),
  projectId: z.optional(queryId),
  providerId: z.optional(queryId),
  facilityId: z.optional(queryId),
  departmentId: z.optional(queryId),
  riskActivityIds: z.optional(queryList(queryId)),
  /** Parts in the team, on which the trainings of a confined space depend. Others execute, or keep their saved part. */
  watching: z.optional(queryList(queryId)),
  supervising: z.optional(queryList(queryId)),
  supervisorId: z.optional(queryId),
  start: z.optional(queryMoment),
  end: z.optional(queryMoment),
});
export type RiskCandidateQuery = z.output<typeof RiskCandidateQuery>;

/** Id of a schedule, or 0 for an unsaved one. */
export const ScheduleIdOrNew = queryNumber(z.int().check(z.minimum(0))).register(z.globalRegistry, { examples: [999_999_999] });

export const RiskCandidates = z.extend(list(RiskCandidate), {
  supplierDocuments: z.array(SupplierDocument),
  /** Conflicts of the described schedule with others of its unit; none without unit and area. */
  conflicts: z.array(RiskConflict),
});

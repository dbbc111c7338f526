// Risk schedule: input, list row and detail.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { companySides } from "../companies/sides.ts";
import { Day, Id, Instant, paging, queryFlag, queryId, queryList, searchText } from "../list.ts";
import { freeText } from "../text.ts";
import { Booking, Competence } from "./competence.ts";
import { AcceptedConflicts, RiskConflict } from "./conflict.ts";
import { RISK_DESCRIPTION_MAX, RISK_PRECAUTIONS_MAX, RISK_SCHEDULE_ACTIVITIES_MAX, RISK_TEAM_MAX } from "./limits.ts";
import { EndInput, Moment, StartInput } from "./moment.ts";
import { riskScheduleStatuses, suspensionCauses, teamParts } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });

const TeamMemberInput = z.object({ employeeId: Id, part: z.enum(teamParts) });
export type TeamMemberInput = z.output<typeof TeamMemberInput>;

const fields = {
  facilityId: Id,
  departmentId: Id,
  riskActivityIds: z
    .array(Id)
    .check(
      z.minLength(1),
      z.maxLength(RISK_SCHEDULE_ACTIVITIES_MAX),
      z.refine((ids) => new Set(ids).size === ids.length, "activity_twice"),
    )
    .check(z.meta({ examples: [[1]] })),
  start: StartInput,
  /** May equal the start. */
  end: EndInput,
  description: z._default(freeText(RISK_DESCRIPTION_MAX), ""),
  precautions: z._default(freeText(RISK_PRECAUTIONS_MAX), ""),
  /** One of the team. */
  supervisorId: z.nullable(Id),
  employees: z
    .array(TeamMemberInput)
    .check(z.minLength(1), z.maxLength(RISK_TEAM_MAX), z.meta({ examples: [[{ employeeId: 1, part: "executes" }]] })),
  acceptedConflicts: AcceptedConflicts,
};
/** A schedule is the work of one supplier's team. */
export const RiskScheduleInput = z.object({ projectId: Id, providerId: Id, ...fields });
export type RiskScheduleInput = z.output<typeof RiskScheduleInput>;
/** Project and supplier stay as they were created. */
export const RiskScheduleChange = z.object({ ...fields, version: z.int().check(z.positive(), z.meta({ examples: [1] })) });
export type RiskScheduleChange = z.output<typeof RiskScheduleChange>;

const common = {
  id: Id,
  /** The contractor. */
  company: Named,
  provider: Named,
  project: Named,
  facility: Named,
  department: Named,
  activities: z.array(z.object({ id: Id, name: CatalogueText })),
  start: Moment,
  end: Moment,
  status: z.enum(riskScheduleStatuses),
  /** Since when it is suspended, or the known moment from which it will be; null without a cause. */
  suspendedFrom: z.nullable(Moment),
  supervisor: z.nullable(Named),
  /** Made by the job for automatic schedules. */
  isAutomatic: z.boolean(),
};
/** The strongest conflict with another schedule, and whether all are accepted. */
export const ScheduleConflict = z.object({ level: z.enum(["restricted", "forbidden"]), isAccepted: z.boolean() });
export const RiskScheduleRow = z.object({
  ...common,
  employeeCount: z.int(),
  conflict: z.nullable(ScheduleConflict),
  can: z.object({ update: z.boolean(), cancel: z.boolean() }),
});
export type RiskScheduleRow = z.output<typeof RiskScheduleRow>;

export const RiskTeamMember = z.object({
  employeeId: Id,
  name: z.string(),
  role: z.string(),
  part: z.enum(teamParts),
  competence: Competence,
  /** Schedules of the same person through another supplier, in another area at the same time. Only for the contractor; it refuses nothing. */
  samePersonAt: z.array(Booking),
});
export type RiskTeamMember = z.output<typeof RiskTeamMember>;

export const RiskSchedule = z.object({
  ...common,
  version: z.int(),
  description: z.string(),
  precautions: z.string(),
  cancelReason: z.nullable(z.string()),
  employees: z.array(RiskTeamMember),
  /** Causes of suspension that concern the whole schedule. Those of workers are in their competence. */
  suspensions: z.array(z.object({ cause: z.enum(suspensionCauses), note: z.nullable(CatalogueText), since: Moment })),
  conflicts: z.array(RiskConflict),
  /** Activities with a work permit, such as PT and PET. */
  permits: z.array(z.object({ activityId: Id, permit: CatalogueText })),
  createdAt: Instant,
  createdBy: z.nullable(z.string()),
  createdSide: z.enum(companySides),
  can: z.object({ update: z.boolean(), cancel: z.boolean(), history: z.boolean(), revalidate: z.boolean(), issuePermit: z.boolean() }),
});
export type RiskSchedule = z.output<typeof RiskSchedule>;

/** Filters that the list and the calendar share. */
export const scheduleFilters = {
  riskActivityName: z.optional(searchText),
  projectName: z.optional(searchText),
  employeeName: z.optional(searchText),
  status: z.optional(queryList(z.enum(riskScheduleStatuses))),
  departmentId: z.optional(queryId),
  providerId: z.optional(queryId),
  /** Schedules with a conflict, accepted or not. */
  inConflict: z.optional(queryFlag),
};
const listFilters = {
  ...scheduleFilters,
  facilityId: z.optional(queryId),
  /** Schedules with a minute on one of these days. */
  from: z.optional(Day),
  until: z.optional(Day),
};
/** Filter of the list, shared by the URL and the server. */
export const RiskScheduleListQuery = z.object({ ...paging(), ...listFilters });
export type RiskScheduleListQuery = z.output<typeof RiskScheduleListQuery>;
/** Filter of the export, that of the list. */
export const RiskScheduleFilter = z.object(listFilters);
export type RiskScheduleFilter = z.output<typeof RiskScheduleFilter>;

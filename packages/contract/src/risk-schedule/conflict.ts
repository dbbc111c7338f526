// Conflicts between schedules of one unit (SIMOPS), and the table of a contractor.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { HistoryEntry } from "../history/entry.ts";
import { Id, Instant, list, Nothing, paging } from "../list.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";
import { RISK_MEASURES_MAX, RISK_REASON_MAX } from "./limits.ts";
import { Moment } from "./moment.ts";
import { conflictLevels, conflictScopes } from "./vocabulary.ts";

const Activity = z.object({ id: Id, name: CatalogueText });
const CONFLICT_KEY_MAX = 1_000;

/** Conflict of a schedule with another one. */
export const RiskConflict = z.object({
  /** Names the conflict in a save. It changes with activity, place and span of either schedule, and with the level. */
  key: z.string(),
  level: z.enum(["restricted", "forbidden"]),
  scope: z.enum(conflictScopes),
  ownActivity: Activity,
  otherActivity: Activity,
  measures: z.string(),
  other: z.object({
    /** Id, supplier and project of the other schedule, only for users who may see it. */
    id: z.nullable(Id),
    providerName: z.nullable(z.string()),
    projectName: z.nullable(z.string()),
    departmentName: z.string(),
    start: Moment,
    end: Moment,
    employeeCount: z.int(),
  }),
  /** Null while nobody ticked the measures or accepted it. The reason and the person are the contractor's. */
  accepted: z.nullable(z.object({ at: Instant, by: z.nullable(z.string()), reason: z.nullable(z.string()) })),
});
export type RiskConflict = z.output<typeof RiskConflict>;

/** Conflicts that the user accepts with a save. A forbidden one needs a reason. */
export const AcceptedConflicts = z._default(
  z
    .array(z.object({ key: z.string().check(z.maxLength(CONFLICT_KEY_MAX)), reason: z._default(freeText(RISK_REASON_MAX), "") }))
    .check(z.maxLength(100), z.meta({ examples: [[]] })),
  [],
);

const levels = { inArea: z.enum(conflictLevels), inUnit: z.enum(conflictLevels) };
/** Line of the table of a contractor. */
export const ConflictRuleLine = z.object({
  one: Activity,
  /** Null: every activity. */
  other: z.nullable(Activity),
  ...levels,
  measures: z.string(),
  /** The platform's line; null for a pair that the contractor added. */
  standard: z.nullable(z.object(levels)),
  source: z.nullable(z.string()),
  confidence: z.enum(["unverified", "own"]),
});
export type ConflictRuleLine = z.output<typeof ConflictRuleLine>;

const ConflictRuleInput = z.object({
  oneId: Id.check(z.meta({ examples: [1] })),
  otherId: z.nullable(Id.check(z.meta({ examples: [7] }))),
  ...levels,
  measures: freeText(RISK_MEASURES_MAX),
  /** Required if a level becomes weaker than the platform's. */
  reason: z._default(freeText(RISK_REASON_MAX), ""),
});
export type ConflictRuleInput = z.output<typeof ConflictRuleInput>;
const ConflictRulePair = z.pick(ConflictRuleInput, { oneId: true, otherId: true });

export const riskConflictRoutes = routes({
  "GET /companies/{companyId}/risk-conflicts": {
    permission: "config_risk_conflict",
    summary: "Returns the table of conflicts of a contractor: the platform's lines and its own",
    answer: z.object({ companyId: Id, lines: z.array(ConflictRuleLine), activities: z.array(Activity) }),
    refusals: ["company.not_found", "permission.missing"],
  },
  "PUT /companies/{companyId}/risk-conflicts": {
    permission: "config_risk_conflict",
    summary: "Adds a line to the table of conflicts of a contractor, or changes one",
    body: ConflictRuleInput,
    answer: ConflictRuleLine,
    refusals: [
      "company.not_found",
      "permission.missing",
      "risk_conflict.activity_unknown",
      "risk_conflict.reason_missing",
      "risk_conflict.measures_missing",
    ],
  },
  "PUT /companies/{companyId}/risk-conflicts/reset": {
    permission: "config_risk_conflict",
    summary: "Removes the contractor's line of a pair, so that the platform's line holds again",
    body: ConflictRulePair,
    answer: Nothing,
    status: 204,
    refusals: ["company.not_found", "permission.missing", "risk_conflict.line_unknown"],
  },
  "GET /companies/{companyId}/risk-conflicts/history": {
    permission: "config_risk_conflict",
    summary: "Lists changes of the table of conflicts, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
});

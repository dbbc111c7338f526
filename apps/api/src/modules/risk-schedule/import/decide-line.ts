// Decides a line of the import that waits because of a conflict.
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { settleLine, type UndecidedLine, undecidedLine } from "../../../platform/imports/decide-line.ts";
import { loadConflicts } from "../conflicts/load-conflicts.ts";
import { presentConflicts } from "../conflicts/present-conflicts.ts";
import { checkSchedule } from "../schedules/check-schedule.ts";
import { outcomeOfRefusal, saveLine } from "./apply-schedule-lines.ts";
import { schedulesImport } from "./import-definition.ts";
import { type PreparedLine, prepareLines } from "./prepare-lines.ts";

const prepare = async ({ tx }: Scope, { run: { companyId }, line }: UndecidedLine) => (await prepareLines({ tx, companyId }, [line]))[0];

const conflictsOf = async (scope: Scope, { contractorId, input }: PreparedLine) => {
  const checked = await checkSchedule(scope, { contractorId, projectId: input.projectId, providerId: input.providerId, kept: [] }, input);
  if (!checked.ok) return [];
  const { facilityId, departmentId, riskActivityIds, employees } = input;
  const own = { ...checked.value.span, id: 0, departmentId, activityIds: riskActivityIds, people: employees.length };
  return presentConflicts(scope, { contractorId, conflicts: await loadConflicts(scope.tx, { contractorId, facilityId, own }) });
};

/** The conflicts as they are now, for a user who decides the line. None if the line fails now, which the decision then records. */
export const readLineConflicts: Handler<"GET /risk-schedule/upload-history/{id}/lines/{line}/conflicts"> = async (scope, { params }) => {
  const found = await undecidedLine(scope, schedulesImport, params);
  if (!found.ok) return found;
  const prepared = await prepare(scope, found.value);
  return { conflicts: prepared?.ok ? await conflictsOf(scope, prepared) : [] };
};

/** Saves the line with the accepted conflicts. A refusal about a conflict is answered, so the line stays undecided; another one is its result. */
export const decideLine: Handler<"POST /risk-schedule/upload-history/{id}/lines/{line}/decide"> = async (scope, { params, body }) => {
  const found = await undecidedLine(scope, schedulesImport, { ...params, toChange: true });
  if (!found.ok) return found;
  const undecided = found.value;
  const settle = (outcome: Parameters<typeof settleLine>[2]["outcome"]) => settleLine(scope, schedulesImport, { ...undecided, outcome });
  const prepared = await prepare(scope, undecided);
  if (!prepared?.ok) return settle({ line: params.line, result: "failed", reasons: prepared?.reasons ?? [], rowId: null });

  const saved = await saveLine(scope, { ...prepared, input: { ...prepared.input, acceptedConflicts: body.acceptedConflicts } });
  if (saved.ok) return settle(saved.value);
  const { code, details } = saved;
  if (
    code === "risk_schedule.conflict_open" ||
    code === "risk_schedule.conflict_forbidden" ||
    code === "risk_schedule.conflict_reason_missing"
  )
    return refuse(code, details);
  return settle(outcomeOfRefusal(params.line, { code, details }));
};

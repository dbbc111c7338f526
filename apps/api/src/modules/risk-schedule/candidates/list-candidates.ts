// Workers for a schedule, saved or not, with their competence and their other bookings.
import type { RiskCandidate, RiskCandidateQuery } from "@emdia/contract/risk-schedule/competence.ts";
import { RISK_CANDIDATES_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { loadCompetence } from "../competence/load-competence.ts";
import { presentBooking } from "../competence/present-booking.ts";
import { presentCompetence } from "../competence/present-competence.ts";
import { whichSchedules } from "../policy.ts";
import { byCompetence, type CompetenceAnswer, refusedFor } from "../rules/competence.ts";
import { daysOf } from "../rules/span.ts";
import { bookingsOf, type CandidateRow, listCandidateRows } from "../store/people.ts";
import { draftConflicts } from "./draft-conflicts.ts";
import { type Draft, draftFrom } from "./draft-schedule.ts";
import { supplierHints } from "./supplier-hints.ts";

type Ranked = { readonly row: CandidateRow; readonly answer: CompetenceAnswer };

/** Workers that cannot be added come last. */
const inOrder = (ranked: readonly Ranked[], { span }: Draft): readonly Ranked[] =>
  ranked.toSorted((one, other) => {
    const [isOut, isOtherOut] = [refusedFor(one.answer, span) !== null, refusedFor(other.answer, span) !== null];
    if (isOut !== isOtherOut) return isOut ? 1 : -1;
    return byCompetence(one.answer, other.answer);
  });

const roleIn = ({ parts, supervisorId }: Draft, id: number) => ({
  part: parts.get(id) ?? ("executes" satisfies TeamPart),
  isSupervisor: id === supervisorId,
});

const rank = async (scope: Scope, draft: Draft, { name, employeeIds }: RiskCandidateQuery): Promise<readonly Ranked[]> => {
  const rows = await listCandidateRows(scope.tx, draft.owned, {
    name,
    workerIds: employeeIds,
    day: daysOf(draft.span).first,
    atMost: RISK_CANDIDATES_MAX,
  });
  const members = rows.map(({ id }) => ({ employeeId: id, ...roleIn(draft, id) }));
  const competence = await loadCompetence(scope.tx, { ...draft.owned, span: draft.span, activities: draft.activities, members });
  const ranked = rows.flatMap((row) => {
    const answer = competence.get(row.id);
    return answer ? [{ row, answer }] : [];
  });
  return inOrder(ranked, draft);
};

const presentPage = async (scope: Scope, draft: Draft, page: readonly Ranked[]): Promise<RiskCandidate[]> => {
  const { owned, span, departmentId, id } = draft;
  const rows = await bookingsOf(scope.tx, {
    ...span,
    contractorId: owned.contractorId,
    providerId: owned.providerId,
    workerIds: page.map(({ row }) => row.id),
    exceptId: id,
    withOthers: whichSchedules(scope).provider.companyIds.includes(owned.providerId),
  });
  const bookings = Map.groupBy(rows, ({ workerId }) => workerId);
  return page.map(({ row, answer }) => ({
    employeeId: row.id,
    name: row.name,
    role: row.role,
    status: row.status,
    part: draft.team.get(row.id) ?? null,
    competence: presentCompetence(scope, owned, answer),
    bookings: (bookings.get(row.id) ?? []).map((one) => presentBooking(scope, { contractorId: owned.contractorId, departmentId }, one)),
    refusedFor: refusedFor(answer, span),
  }));
};

export const listCandidates: Handler<"GET /employees/risk-schedule/{id}"> = async (scope, { params, query }) => {
  const draft = await draftFrom(scope, params.id, query);
  if (!draft.ok) return refuse(draft.code, draft.details);
  const ranked = await rank(scope, draft.value, query);
  const page = ranked.slice(offsetOf(query), offsetOf(query) + query.itemsPerPage);
  return {
    results: await presentPage(scope, draft.value, page),
    meta: { ...exactMetaOf(query, ranked.length), totalIsExact: ranked.length < RISK_CANDIDATES_MAX },
    supplierDocuments: await supplierHints(scope.tx, draft.value),
    conflicts: await draftConflicts(scope, draft.value),
  };
};

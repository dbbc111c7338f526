import fc from "fast-check";
import { expect, test } from "vitest";
import { admitted, movementOf, substation } from "../../../../../test/facts/worker-facts.ts";
import { addDays, type IsoDay } from "../../../../kernel/dates.ts";
import { type Movement, statusOn } from "../../../workers/rules/index.ts";
import { type ApprovedDocument, needsOn } from "./needs.ts";
import { trainingEvents } from "./training-events.ts";

const FIRST = "2006-01-01";
const TWENTY_YEARS = 7_300;
const LIMIT_DAYS = 180;
const NEXT_DUE_DAYS = 30;
const training = { norm: "NR-18", triggers: ["absence", "function_change", "risk_change"] };
const figureOf = (key: string) =>
  key === "nr1.absence_trigger" ? { value: LIMIT_DAYS, unit: "days", confidence: "checked" as const } : undefined;

const offset = fc.integer({ min: 1, max: TWENTY_YEARS });
const change = fc
  .tuple(fc.constantFrom("function_change", "risk_change"), offset)
  .map(([kind, at]) => ({ kind, startDate: addDays(FIRST, at) }) as const);
/** Leaves one after the other, so that they do not overlap. */
const leaves = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 400 })), { maxLength: 8 }).map((spans) => {
  let at = 1;
  return spans.map(([gap, length]) => {
    const start = at + gap;
    at = start + length + 1;
    return { kind: "leave", startDate: addDays(FIRST, start), endDate: addDays(FIRST, start + length) } as const;
  });
});
const career = fc
  .tuple(leaves, fc.array(change, { maxLength: 5 }))
  .map(([away, changed]) =>
    [{ ...admitted, startDate: FIRST }, ...away, ...changed].map((movement, index) => movementOf({ id: index + 1, ...movement })),
  );
const documents = fc.array(
  offset.map((at): ApprovedDocument => ({ issuedOn: addDays(FIRST, at), until: addDays(FIRST, at + 730) })),
  { minLength: 1, maxLength: 6 },
);

/** Walks through the career day by day: counts the days away, and clears the open event on the day of a document. */
const slowNeeds = (movements: readonly Movement[], approved: readonly ApprovedDocument[], today: IsoDay) => {
  let away = 0;
  let open: IsoDay | null = null;
  for (let day = FIRST; day <= today; day = addDays(day, 1)) {
    const isAway = statusOn(movements, day).status === "away";
    const isEvent =
      (!isAway && away > LIMIT_DAYS) || movements.some(({ kind, startDate }) => kind.endsWith("_change") && startDate === day);
    away = isAway ? away + 1 : 0;
    if (isEvent && open === null) open = day;
    if (approved.some(({ issuedOn }) => issuedOn === day)) open = null;
  }
  // A document of a later day satisfies the events before it, as an approval in advance does.
  if (approved.some(({ issuedOn }) => (issuedOn ?? "") > today)) open = null;
  let last = FIRST;
  for (const { until } of approved) if (until !== null && until > last) last = until;
  const near = addDays(last, -NEXT_DUE_DAYS);
  if (last < today) return { eventual: open, periodic: ["ended", addDays(last, 1)] };
  return { eventual: open, periodic: near <= today ? ["near_end", near] : null };
};

test("needs equal a day-by-day calculation over random careers of twenty years", () => {
  fc.assert(
    fc.property(career, documents, offset, (movements, approved, at) => {
      const today = addDays(FIRST, at);
      const events = trainingEvents({ movements, project: substation, figureOf }, training);
      const needs = needsOn({ requiredSince: FIRST, documents: approved, nextDueDays: NEXT_DUE_DAYS, events }, today);
      const periodic = needs.find(({ kind }) => kind === "periodic");
      expect({
        eventual: needs.find(({ kind }) => kind === "eventual")?.since ?? null,
        periodic: periodic ? [periodic.cause, periodic.since] : null,
      }).toEqual(slowNeeds(movements, approved, today));
    }),
    { numRuns: 40 },
  );
});

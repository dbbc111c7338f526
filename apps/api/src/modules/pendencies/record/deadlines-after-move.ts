// Deadlines of a pendency after a transition.
import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { figuresOn } from "../../catalogue/index.ts";
import { type Deadlines, daysOfReview, deadlinesAfter } from "../rules/deadlines.ts";
import type { fieldsAfterTransition } from "../rules/fields-after-transition.ts";
import { type DueFigure, owesDocument } from "../rules/send-by.ts";
import { deadlineTerms } from "../store/deadlines.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

type Day = Pick<Scope, "tx" | "today">;
type Moved = { readonly turned: ReturnType<typeof fieldsAfterTransition>; readonly action: PendencyAction };

/** Reads the figure only if the supplier owes a document that has one. */
const dueFigureOf = async ({ tx, today }: Day, pendency: StoredPendency, { turned }: Moved): Promise<DueFigure | undefined> => {
  if (pendency.dueFigure === null || !owesDocument({ ...turned, active: pendency.active })) return undefined;
  return (await figuresOn(tx, { contractorId: pendency.contractorId, today }))(pendency.dueFigure);
};

export const deadlinesAfterMove = async (scope: Day, pendency: StoredPendency, moved: Moved): Promise<Deadlines> => {
  const terms = await deadlineTerms(scope.tx, pendency.id);
  const due = await dueFigureOf(scope, pendency, moved);
  return deadlinesAfter(
    { ...pendency, ...moved.turned, due, createdOn: dayInSaoPaulo(pendency.createdAt) },
    { action: moved.action, reviewDays: daysOfReview(pendency, terms), today: scope.today, local: new Set(terms.holidays) },
  );
};

import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";

/** A former contract regime with its last day. */
export type FormerRegime = { readonly regime: LabourRegime; readonly until: IsoDay };
type Change = { readonly from: LabourRegime; readonly to: LabourRegime; readonly since: IsoDay; readonly admissionDate: IsoDay };

/** Former regimes after a change that applies from `since`. Drops those that end later; a change from the admission on leaves none. */
export const regimesBefore = (former: readonly FormerRegime[], { from, to, since, admissionDate }: Change): readonly FormerRegime[] => {
  if (since <= admissionDate) return [];
  const last = addDays(since, -1);
  const earlier = former.filter(({ until }) => until < last);
  const replaced = former.find(({ until }) => until >= last)?.regime ?? from;
  return replaced === to ? earlier : [...earlier, { regime: replaced, until: last }];
};

/** First day of the current regime; null if it applies since the admission. */
export const heldSince = (former: readonly FormerRegime[]): IsoDay | null => {
  const last = former.at(-1);
  return last ? addDays(last.until, 1) : null;
};

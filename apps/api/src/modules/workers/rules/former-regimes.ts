import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";

/** A regime of contract that held before, to its last day. */
export type FormerRegime = { readonly regime: LabourRegime; readonly until: IsoDay };
type Turn = { readonly from: LabourRegime; readonly to: LabourRegime; readonly since: IsoDay; readonly admissionDate: IsoDay };

/** What held before, once another regime holds from a day on: what was to hold from then on never did. Before their admission nobody had one. */
export const regimesBefore = (former: readonly FormerRegime[], { from, to, since, admissionDate }: Turn): readonly FormerRegime[] => {
  if (since <= admissionDate) return [];
  const last = addDays(since, -1);
  const kept = former.filter(({ until }) => until < last);
  const held = former.find(({ until }) => until >= last)?.regime ?? from;
  return held === to ? kept : [...kept, { regime: held, until: last }];
};

/** Since when the present one holds; nothing where it always did. */
export const heldSince = (former: readonly FormerRegime[]): IsoDay | null => {
  const last = former.at(-1);
  return last ? addDays(last.until, 1) : null;
};

import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { asIfMany, type KnownTotal } from "../rules/way-to-walk.ts";
import { asksOneDetail } from "./counted.ts";
import { asksPart, sumsKnow } from "./known-totals.ts";
import { rangesOf } from "./pendency-conditions.ts";
import { everyStage } from "./pendency-keys.ts";
import { isByChange, orderedBy } from "./pendency-orders.ts";
import type { SoughtPendencies } from "./pendency-ways.ts";

/** What is told of the stages of a list where nobody asked how many there are. */
export const supposed = (sought: SoughtPendencies): readonly KnownTotal[] =>
  asIfMany(everyStage(sought), sought.filter.pendencyType?.length);

/** Whether days or months are asked for that are no lists in this order. */
export const isRanged = (sought: SoughtPendencies, by: PendencyOrder): boolean => rangesOf(sought, orderedBy(by)).length > 0;
/** Whether all of one company is looked through, and nothing is asked for by a word. */
export const isOfWhole = ({ places, found }: SoughtPendencies): boolean => {
  const [only, ...others] = places;
  return only?.projectIds === "all" && others.length === 0 && Object.values(found).every((ids) => ids === undefined);
};
/** Whether it is walked in this order through all of one company, or through lists of it, however many there are. */
export const isWalkedAnyway = (sought: SoughtPendencies, by: PendencyOrder = "DEFAULT"): boolean =>
  isOfWhole(sought) && !sumsKnow(sought.filter) && !isRanged(sought, by);
/** Whether days or months from when to when are all that is asked of one company: to count what stands there tells how many there are. */
export const isToldByRange = (sought: SoughtPendencies, by: PendencyOrder): boolean =>
  isOfWhole(sought) &&
  sought.places[0]?.companyIds.length === 1 &&
  (isRanged(sought, by) || (isByChange(by) && sought.dates.days !== undefined)) &&
  asksOneDetail(sought) &&
  !asksPart(sought.filter);

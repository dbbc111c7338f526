// Rule: when a rejection can be disputed, and when the dispute is due.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import { addBusinessDays, businessDaysBetween, type LocalHolidays } from "../../../calendar/rules/index.ts";

/** Business days after the rejection in which it can be disputed, and after the dispute in which it is decided. */
const DAYS_TO_DISPUTE = 10;
const DAYS_TO_DECIDE = 3;

type Calendar = { readonly today: IsoDay; readonly local: LocalHolidays };
type Standing = {
  readonly status: PendencyStatus;
  readonly active: boolean;
  readonly round: number;
  readonly rejectedRound: number | null;
};
type Facts = Calendar & {
  /** Day of the last rejection, if no reopening followed it. */
  readonly rejectedOn: IsoDay | null;
  readonly isDisputed: boolean;
};

/** Statuses of a document with a pending dispute: open, or stopped by a question. */
export const disputedStatuses: readonly PendencyStatus[] = ["OPEN", "SUPPORT"];

/** Whether the last sending stands rejected. */
export const isRejected = ({ status, round, rejectedRound }: Omit<Standing, "active">): boolean =>
  status === "OPEN" && round > 0 && rejectedRound === round;

export const lastDayToDispute = (rejectedOn: IsoDay, local: LocalHolidays): IsoDay => addBusinessDays(rejectedOn, DAYS_TO_DISPUTE, local);
/** Business days until the last day to dispute; zero or negative after it. */
export const daysLeftToDispute = (rejectedOn: IsoDay, { today, local }: Calendar): number =>
  businessDaysBetween(today, lastDayToDispute(rejectedOn, local), local);
export const dayToDecide = ({ today, local }: Calendar): IsoDay => addBusinessDays(today, DAYS_TO_DECIDE, local);

type WhyNot = "pendency.inactive" | "dispute.not_rejected" | "dispute.too_late" | "dispute.already_disputed";
/** A rejection can be disputed once, until its last day. */
export const checkDisputable = (standing: Standing, { rejectedOn, isDisputed, today, local }: Facts): Outcome<true, WhyNot> => {
  if (!standing.active) return refuse("pendency.inactive");
  if (!isRejected(standing) || rejectedOn === null) return refuse("dispute.not_rejected");
  if (isDisputed) return refuse("dispute.already_disputed");
  const until = lastDayToDispute(rejectedOn, local);
  return today > until ? refuse("dispute.too_late", { until }) : accept(true);
};

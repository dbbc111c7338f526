import { type PendencyStatus, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { NEVER_EXPIRES } from "./fields-after-transition.ts";

type Input = {
  readonly status: PendencyStatus;
  /** Where what is asked about goes back to: a question changes nothing of what holds. */
  readonly returnsTo: PendencyStatus | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
};

/** The last day on which it keeps nobody from work: what is settled holds as long as its document, and what was approved before until its date. */
const holdsUntil = ({ status: present, returnsTo, expirationDate, approvedUntil }: Input): IsoDay | null => {
  const status = returnsTo ?? present;
  if (status === "NOT_APPLICABLE") return NEVER_EXPIRES;
  return settledStatuses.includes(status) ? (expirationDate ?? NEVER_EXPIRES) : approvedUntil;
};

/** From which day on a document blocks work, whether or not midnight has turned it by then: "now", or a day to come, or none that is known (CD-161). */
export const blocksFrom = (asked: Input, today: IsoDay): IsoDay | "now" | null => {
  const last = holdsUntil(asked);
  if (last === null || last < today) return "now";
  return last === NEVER_EXPIRES ? null : addDays(last, 1);
};

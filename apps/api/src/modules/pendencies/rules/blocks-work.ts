import { type PendencyStatus, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { NEVER_EXPIRES } from "./fields-after-transition.ts";

type Input = {
  readonly status: PendencyStatus;
  /** Status behind an open question. A question does not change the validity of a document. */
  readonly returnsTo: PendencyStatus | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
};

/** Last day without blocking: a settled pendency holds until its document expires, any other until the end of its last approval. */
const holdsUntil = ({ status: present, returnsTo, expirationDate, approvedUntil }: Input): IsoDay | null => {
  const status = returnsTo ?? present;
  if (status === "NOT_APPLICABLE") return NEVER_EXPIRES;
  return settledStatuses.includes(status) ? (expirationDate ?? NEVER_EXPIRES) : approvedUntil;
};

/** First day on which the document blocks work: "now", a later day, or null if none is known. Does not wait for the daily job (CD-161). */
export const blocksFrom = (input: Input, today: IsoDay): IsoDay | "now" | null => {
  const last = holdsUntil(input);
  if (last === null || last < today) return "now";
  return last === NEVER_EXPIRES ? null : addDays(last, 1);
};

// Rules of certificates: dates, number, and which one an update of results issues or ends.
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { addMonths, type IsoDay } from "../../../kernel/dates.ts";

type Training = { readonly lastDay: IsoDay; readonly validityMonths: number | null };
/** A certificate is dated on the last day of its class, never in the future. Its validity runs from that day. */
export const certificateDates = ({ lastDay, validityMonths }: Training, today: IsoDay) => {
  const issuedOn = lastDay < today ? lastDay : today;
  return { issuedOn, validUntil: validityMonths === null ? null : addMonths(issuedOn, validityMonths) };
};

const NUMBER_DIGITS = 6;
/** Number as it is printed: running per contractor and year. */
export const certificateNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}-${String(number).padStart(NUMBER_DIGITS, "0")}`;

type Line = { readonly status: ParticipantStatus };
/** The change of the certificate that a changed result requires. A correction of an approved line that stays approved issues a new one. */
export const certificateChange = (before: Line, after: Line): "issue" | "replace" | "withdraw" | "none" => {
  if (after.status === "approved") return before.status === "approved" ? "replace" : "issue";
  return before.status === "approved" ? "withdraw" : "none";
};

type Certificate = { readonly state: "valid" | "replaced" | "withdrawn"; readonly settled: boolean; readonly validUntil: IsoDay | null };
/** Whether the documents of the supplier may lack a certificate: a new one, or one in force that a new pendency does not have yet. */
export const mayFile = ({ state, settled, validUntil }: Certificate, today: IsoDay): boolean =>
  state === "valid" && (!settled || validUntil === null || validUntil >= today);
export const mustRevoke = ({ state, settled }: Certificate): boolean => state !== "valid" && !settled;

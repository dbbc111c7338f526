import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { hasTimeLeft } from "../../shared/pendencies/time-left.ts";

type Expiry = Pick<Pendency, "status" | "expirationDate">;
type Summary = { readonly text: "expires" | "expired" | "documentExpires" | "documentExpired"; readonly day: string };

/** The expiry beside the status: with the time left after an approval, before it as the date of the document. */
export const expirySummary = ({ status, expirationDate: day }: Expiry, today: string): Summary | "never" | null => {
  const isApproved = hasTimeLeft(status);
  if (day === null) return isApproved ? "never" : null;
  const isPast = day < today;
  if (isApproved) return { text: isPast ? "expired" : "expires", day };
  return { text: isPast ? "documentExpired" : "documentExpires", day };
};

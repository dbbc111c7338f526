import { monthsAfter } from "../days/months-after.ts";

type Session = { readonly day: string };
type Validity = { readonly sessions: readonly Session[]; readonly validityMonths: number | null | undefined; readonly today: string };

/** The last day of certificates of a class that would be over already; null if they would be in force or never end. */
export const endedValidity = ({ sessions, validityMonths, today }: Validity): string | null => {
  const lastDay = sessions
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (lastDay === undefined || lastDay === "" || typeof validityMonths !== "number") return null;
  const end = monthsAfter(lastDay, validityMonths);
  return end < today ? end : null;
};

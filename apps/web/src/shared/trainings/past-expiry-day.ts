import { monthsAfter } from "../days/months-after.ts";

type Session = { readonly day: string };
type Input = { readonly sessions: readonly Session[]; readonly validityMonths: number | null | undefined; readonly today: string };

/** Day on which certificates of a class have expired; null if they are still valid or do not expire. */
export const pastExpiryDay = ({ sessions, validityMonths, today }: Input): string | null => {
  const lastDay = sessions
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (lastDay === undefined || lastDay === "" || typeof validityMonths !== "number") return null;
  const expiryDay = monthsAfter(lastDay, validityMonths);
  return expiryDay < today ? expiryDay : null;
};

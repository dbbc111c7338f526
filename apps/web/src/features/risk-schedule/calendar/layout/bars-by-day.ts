import { DAY_MINUTES, type LocalSpan, minutesOf, overlap, startOfDay } from "./local-minutes.ts";

type DayBars<B> = { readonly day: string; readonly bars: readonly B[] };

/** The bars with a minute on each day, in their order. One over midnight is on both days; one that ends at midnight is not on the next. */
export const barsByDay = <B extends LocalSpan>(bars: readonly B[], days: readonly string[]): readonly DayBars<B>[] =>
  days.map((day) => {
    const from = startOfDay(day);
    return { day, bars: bars.filter((bar) => overlap(minutesOf(bar), { from, until: from + DAY_MINUTES })) };
  });

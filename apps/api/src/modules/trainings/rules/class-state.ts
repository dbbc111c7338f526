import type { ClassState } from "@emdia/contract/trainings/vocabulary.ts";

/** Times in the calendar of the company, as text that compares: `2026-03-10 07:00:00`. */
export type ClassTimes = { readonly startsAt: string; readonly endsAt: string; readonly isCancelled: boolean };

/** A class runs from its first session to the end of its last one. Only a cancellation is stored. */
export const classState = ({ startsAt, endsAt, isCancelled }: ClassTimes, now: string): ClassState => {
  if (isCancelled) return "cancelled";
  if (now < startsAt) return "planned";
  return now < endsAt ? "running" : "finished";
};

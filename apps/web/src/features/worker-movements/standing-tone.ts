import type { Standing } from "@emdia/contract/workers/standing.ts";

export type StandingTone = "good" | "warn" | "bad" | "neutral";
type Counted = { readonly tone: StandingTone; readonly may: number; readonly total: number };

/** The number of projects where the worker may work today, and the tone of the sentence. */
export const standingTone = ({ projects }: Pick<Standing, "projects">): Counted => {
  const total = projects.length;
  const may = projects.filter(({ mayWork }) => mayWork).length;
  if (total === 0) return { tone: "neutral", may, total };
  if (may === total) return { tone: "good", may, total };
  return { tone: may === 0 ? "bad" : "warn", may, total };
};

type Reason = Standing["projects"][number]["reasons"][number];
export const isSameReason = (one: Reason, other: Reason): boolean =>
  one.hindrance === other.hindrance && one.since === other.since && one.until === other.until;

/** The reasons that apply to every project, shown once at the top. */
export const sharedReasons = ({ projects }: Pick<Standing, "projects">): readonly Reason[] => {
  const [first, ...others] = projects;
  return (first?.reasons ?? []).filter((reason) => others.every(({ reasons }) => reasons.some((one) => isSameReason(one, reason))));
};

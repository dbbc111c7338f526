/** State of a session when a request presents one of its refresh tokens. */
export type RotationFacts = {
  readonly ended: boolean;
  readonly expired: boolean;
  readonly shown: "current" | "previous" | "unknown";
  readonly secondsSinceRotation: number;
  /** An account or company demands a second factor, and the session started without one. */
  readonly lacksSecondFactor: boolean;
};
/** Grace period for two tabs that refresh concurrently. Later use of the same token counts as theft. */
export const REPEAT_WINDOW_SECONDS = 10;

export type RotationDecision = "rotate" | "repeat_successor" | "end_family" | "end_unproved" | "deny";

/** A refresh token works once. Reuse of an old token ends the session for all its users (CD-166). */
export const decideRotation = ({ ended, expired, shown, secondsSinceRotation, lacksSecondFactor }: RotationFacts): RotationDecision => {
  if (ended || expired) return "deny";
  const repeats = shown === "previous" && secondsSinceRotation <= REPEAT_WINDOW_SECONDS;
  if (shown !== "current" && !repeats) return "end_family";
  if (lacksSecondFactor) return "end_unproved";
  return repeats ? "repeat_successor" : "rotate";
};

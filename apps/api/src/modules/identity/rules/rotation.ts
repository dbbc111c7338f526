/** What is known of a session when one of its refresh tokens is shown. */
export type RotationFacts = {
  readonly ended: boolean;
  readonly expired: boolean;
  readonly shown: "current" | "previous" | "unknown";
  readonly secondsSinceRotation: number;
  /** Somebody asks for a second factor since, and this session began without one. */
  readonly lacksSecondFactor: boolean;
};
/** Two tabs that refresh at the same moment both get the successor; later the same token is a theft. */
export const REPEAT_WINDOW_SECONDS = 10;

export type RotationDecision = "rotate" | "repeat_successor" | "end_family" | "end_unproved" | "deny";

/** One token, one use: whoever shows an old one ends the session for everybody who holds it (CD-166). */
export const decideRotation = ({ ended, expired, shown, secondsSinceRotation, lacksSecondFactor }: RotationFacts): RotationDecision => {
  if (ended || expired) return "deny";
  const repeats = shown === "previous" && secondsSinceRotation <= REPEAT_WINDOW_SECONDS;
  if (shown !== "current" && !repeats) return "end_family";
  if (lacksSecondFactor) return "end_unproved";
  return repeats ? "repeat_successor" : "rotate";
};

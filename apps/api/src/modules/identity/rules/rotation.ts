/** What is known of a session when one of its refresh tokens is shown. */
export type RotationFacts = {
  readonly ended: boolean;
  readonly expired: boolean;
  readonly shown: "current" | "previous" | "unknown";
  readonly secondsSinceRotation: number;
};
/** Two tabs that refresh at the same moment both get the successor; later the same token is a theft. */
export const REPEAT_WINDOW_SECONDS = 10;

export type RotationDecision = "rotate" | "repeat_successor" | "end_family" | "deny";

/** One token, one use: whoever shows an old one ends the session for everybody who holds it (CD-166). */
export const decideRotation = ({ ended, expired, shown, secondsSinceRotation }: RotationFacts): RotationDecision => {
  if (ended || expired) return "deny";
  if (shown === "current") return "rotate";
  if (shown === "previous" && secondsSinceRotation <= REPEAT_WINDOW_SECONDS) return "repeat_successor";
  return "end_family";
};

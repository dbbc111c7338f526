import type { DocumentKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";

const workerLevel: readonly DocumentKind[] = ["EMPLOYEE", "RISK"];

/** Whether a document is about one worker, and not about the supplier as a whole. */
export const isAboutWorker = (kind: DocumentKind): boolean => workerLevel.includes(kind);

/** What lacks for health and safety keeps a worker from working; what lacks for labour law does not (CD-161). */
export const blocksWorkByDefault = (plan: Plan, kind: DocumentKind): boolean => plan === "SSMA" && isAboutWorker(kind);

/** Which dates are asked for with a document: the one its validity is counted from, or the one that is printed. */
export const datesAskedFor = (validityKind: "from_issue" | "printed" | "none") => ({
  asksIssueDate: validityKind === "from_issue",
  asksExpiry: validityKind === "printed",
});

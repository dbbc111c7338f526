// Default values of document types.
import type { DocumentCategory, DocumentKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";

const workerLevel: readonly DocumentKind[] = ["EMPLOYEE", "RISK"];

/** Whether a document belongs to one worker and not to the supplier. */
export const isAboutWorker = (kind: DocumentKind): boolean => workerLevel.includes(kind);

/** A missing health and safety document of a worker blocks work by default; a missing labour document does not (CD-161). */
export const blocksWorkByDefault = (plan: Plan, kind: DocumentKind): boolean => plan === "SSMA" && isAboutWorker(kind);

/** Files of health documents about a worker require their own permission. */
export const isSensitive = (category: DocumentCategory, kind: DocumentKind): boolean => category === "health" && isAboutWorker(kind);

/** Dates that the supplier enters: the issue date if the validity counts from it, or the printed expiry. */
export const datesAskedFor = (validityKind: "from_issue" | "printed" | "none") => ({
  asksIssueDate: validityKind === "from_issue",
  asksExpiry: validityKind === "printed",
});

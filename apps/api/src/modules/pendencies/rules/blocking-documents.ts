import type { DocumentState, FileVerdict } from "@emdia/contract/pendencies/document.ts";
import type { ReviewDecision } from "@emdia/contract/pendencies/vocabulary.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { isExpired } from "./conditions.ts";

type Sent = {
  readonly state: DocumentState;
  readonly verdict: FileVerdict;
  readonly goesNext: boolean;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
};
type Verified = {
  readonly decision: ReviewDecision | null;
  readonly code: RefusalCode | null;
  readonly today: IsoDay;
  /** The day from which the training is needed again. */
  readonly neededFrom: IsoDay | null;
};
type Days = Pick<Verified, "today" | "neededFrom">;

/** For each obstacle, whether it concerns a document of the next sending. */
const about: { readonly [C in RefusalCode]?: (document: Sent, days: Days) => boolean } = {
  "pendency.documents_held": ({ verdict }) => verdict !== "clean",
  "pendency.expiry_missing": ({ expirationDate }) => expirationDate === null,
  "pendency.issue_missing": ({ issueDate }) => issueDate === null,
  "pendency.document_expired": ({ expirationDate }, { today }) => isExpired(expirationDate, today),
  "pendency.issued_before_need": ({ issueDate }, { neededFrom }) => neededFrom !== null && (issueDate === null || issueDate < neededFrom),
  "pendency.nothing_new": () => true,
};

export const isAboutDocuments = (code: RefusalCode): boolean => about[code] !== undefined;

/** Documents that block a transition: those that an obstacle concerns, or the current ones that are rejected. */
export const blockingDocuments = <D extends Sent>(documents: readonly D[], { decision, code, ...days }: Verified): readonly D[] => {
  const isBlocking = code === null ? null : about[code];
  if (isBlocking) return documents.filter((document) => document.goesNext && isBlocking(document, days));
  return decision === "REJECTED" ? documents.filter(({ state }) => state === "current") : [];
};

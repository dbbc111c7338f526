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
type Verified = { readonly decision: ReviewDecision | null; readonly code: RefusalCode | null; readonly today: IsoDay };

/** Of what would be sent, which documents an obstacle is about. */
const about: { readonly [C in RefusalCode]?: (document: Sent, today: IsoDay) => boolean } = {
  "pendency.documents_held": ({ verdict }) => verdict !== "clean",
  "pendency.expiry_missing": ({ expirationDate }) => expirationDate === null,
  "pendency.issue_missing": ({ issueDate }) => issueDate === null,
  "pendency.document_expired": ({ expirationDate }, today) => isExpired(expirationDate, today),
  "pendency.nothing_new": () => true,
};

export const isAboutDocuments = (code: RefusalCode): boolean => about[code] !== undefined;

/** The documents that stand in the way of a change: of a rejection those that are rejected, and of an obstacle those that it is about. */
export const blockingDocuments = <D extends Sent>(documents: readonly D[], { decision, code, today }: Verified): readonly D[] => {
  const isBlocking = code === null ? null : about[code];
  if (isBlocking) return documents.filter((document) => document.goesNext && isBlocking(document, today));
  return decision === "REJECTED" ? documents.filter(({ state }) => state === "current") : [];
};

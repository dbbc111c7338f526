// Required documents as facts of the needs rule.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { ApprovedTraining } from "../coverage.ts";
import type { ApprovedDocument } from "./needs.ts";

/** Statuses in which the dates of a required document are those of its approved document. */
export const approvedStatuses: readonly PendencyStatus[] = ["DONE", "NEXT_DUE_DATE", "EXPIRED"];
/** Statuses in which a worker needs no document. */
export const excludedStatuses: readonly PendencyStatus[] = ["NOT_APPLICABLE"];

/** Stored as the last day of a document that never expires. */
const NEVER_EXPIRES = "9999-12-31";

type Required = {
  readonly status: PendencyStatus;
  readonly documentUntil: IsoDay | null;
  readonly approvedIssue: IsoDay | null;
};

/** Approved documents of a required document, sent or from classes. One that was settled without dates counts as a document without an end. */
export const approvedDocuments = (required: Required, classes: readonly ApprovedTraining[]): readonly ApprovedDocument[] => {
  const { status, approvedIssue: issuedOn, documentUntil: until } = required;
  const isSent = until !== null || approvedStatuses.includes(status);
  const sent = isSent ? [{ issuedOn, until: until === NEVER_EXPIRES ? null : until }] : [];
  return [...sent, ...classes.map(({ issuedOn, validUntil }) => ({ issuedOn, until: validUntil }))];
};

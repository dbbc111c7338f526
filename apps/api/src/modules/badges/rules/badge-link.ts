import type { DocumentKind, ForeignDocumentType, WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { badgeEndOn, isOpenOn } from "../../workers/rules/index.ts";

/** A link of a worker to a project, as a badge shows it. */
export type LinkOnBadge = {
  readonly contractId: number;
  readonly contractorId: number;
  readonly contractorName: string;
  readonly projectId: number;
  readonly projectName: string;
  readonly hiringDate: IsoDay;
  readonly endDate: IsoDay | null;
  readonly providerId: number;
  readonly providerName: string;
  readonly providerCnpj: string;
  readonly workerId: number;
  readonly name: string;
  readonly role: string;
  readonly admissionDate: IsoDay;
  readonly status: WorkerStatus;
  readonly isRemoved: boolean;
  readonly documentKind: DocumentKind;
  readonly documentCountry: string;
  readonly documentType: ForeignDocumentType | null;
  readonly document: string;
  /** Hash of the photo, if it may be shown. */
  readonly photoKey: string | null;
  readonly photoType: string | null;
  /** The same, null for a photo of an earlier version until the nightly job has resized it. */
  readonly printedPhotoKey: string | null;
};

/** Whether the worker may have a badge for this link. */
export const hasBadgeOn = (link: LinkOnBadge, day: IsoDay): boolean =>
  isOpenOn(link, day) && badgeEndOn({ ...link, isEndless: link.endDate === null, lastDay: link.endDate }, day) === null;

/** The first link of each worker, in the order of the workers. */
export const firstOfEach = (links: readonly LinkOnBadge[], workerIds: readonly number[]): readonly LinkOnBadge[] => {
  const byWorker = Map.groupBy(links, ({ workerId }) => workerId);
  return [...new Set(workerIds)].flatMap((id) => byWorker.get(id)?.[0] ?? []);
};

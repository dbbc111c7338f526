// The answer of the gate for one worker and project.
import type { GateReason, GateReasonKind } from "@emdia/contract/gate/gate-routes.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { cures, reasonsIn, standingOn } from "../../workers/rules/index.ts";

type BlockingDocument = { readonly name: string; readonly since: IsoDay | null; readonly isHealth: boolean };
type Facts = Omit<Parameters<typeof reasonsIn>[0], "blockingDocuments"> & { readonly blockingDocuments: readonly BlockingDocument[] };
export type FoundReason = { readonly kind: GateReasonKind; readonly note: string | null; readonly until: IsoDay | null };
export type GateAnswer = {
  readonly mayEnter: boolean;
  readonly health: "fit" | "unfit" | null;
  readonly reasons: readonly FoundReason[];
};
/** The answer for a badge that is not valid for the project. It does not say why. */
export const invalidBadgeAnswer: GateAnswer = { mayEnter: false, health: null, reasons: [] };

const isMissingOn = ({ since }: BlockingDocument, day: IsoDay): boolean => since === null || since <= day;

/**
 * Whether a worker may enter today, or null if the badge is not valid: without a current link (`facts` undefined), or after the dismissal.
 * Health documents become one reason without a name.
 */
export const gateAnswer = (facts: Facts | undefined, today: IsoDay): GateAnswer | null => {
  if (!facts) return null;
  const blockingDocuments = facts.blockingDocuments.filter(({ isHealth }) => !isHealth);
  const { reasons } = standingOn(reasonsIn({ ...facts, blockingDocuments }), today);
  if (reasons.some(({ hindrance }) => hindrance === "dismissed")) return null;
  const isUnfit = facts.blockingDocuments.some((document) => document.isHealth && isMissingOn(document, today));
  const found: readonly FoundReason[] = [
    ...reasons.map(({ hindrance, note, until }) => ({ kind: hindrance, note, until })),
    ...(isUnfit ? [{ kind: "health" as const, note: null, until: null }] : []),
  ];
  return { mayEnter: found.length === 0, health: isUnfit ? "unfit" : "fit", reasons: found };
};

/** Each kind once, as a decision stores it. */
export const kindsOf = (reasons: readonly FoundReason[]): GateReasonKind[] => [...new Set(reasons.map(({ kind }) => kind))];

type Reader = { readonly seesDetails: boolean; readonly contractorName: string; readonly providerName: string };

/**
 * Adds who can resolve each reason and how. Without the permission each kind is one reason, without note and last day, so that the number of
 * missing documents is not shown either.
 */
export const shownReasons = (reasons: readonly FoundReason[], { seesDetails, contractorName, providerName }: Reader): GateReason[] => {
  const shown = seesDetails ? reasons : kindsOf(reasons).map((kind) => ({ kind, note: null, until: null }));
  return shown.map(({ kind, note, until }) => {
    const { remedy, side } = cures[kind === "health" ? "documents" : kind];
    return { kind, note, until, remedy, side, companyName: side === "contractor" ? contractorName : providerName };
  });
};

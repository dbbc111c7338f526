// Decides whether a worker may do the activities of a schedule during its whole span, until when, and why not.

import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { CompetenceReason, CompetenceRemedy } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { type Minute, startOfDay } from "../../../kernel/minutes.ts";
import { cures, type reasonsIn } from "../../workers/rules/index.ts";
import type { Demands } from "./activity.ts";
import { type Days, daysOf, type Span } from "./span.ts";

/** First day on which a document no longer counts: "now" if it is missing or has expired, null if no end is known. */
export type Lapse = IsoDay | "now" | null;
export type CompetenceFacts = {
  /** Reasons of the worker's eligibility in the project; undefined without a link to it. */
  readonly standing: ReturnType<typeof reasonsIn> | undefined;
  /** Ids of the risk activities of the worker's activity types. */
  readonly declared: ReadonlySet<number>;
  /** When a document of this type lapses for the worker, as known before the span. */
  readonly lapseOf: (typeId: number) => Lapse;
};

export type CompetenceLine = {
  readonly reason: CompetenceReason;
  readonly since: IsoDay | null;
  readonly until: IsoDay | null;
  readonly note: string | null;
  readonly norm: string | null;
};
export type CompetenceAnswer = {
  readonly mayWork: boolean;
  /** The moment until which the worker may work, if it lies within the span. */
  readonly until: Minute | null;
  readonly lines: readonly CompetenceLine[];
};

const line = (reason: CompetenceReason, over: Partial<CompetenceLine> = {}): CompetenceLine => ({
  reason,
  since: null,
  until: null,
  note: null,
  norm: null,
  ...over,
});

const touches = ({ since, until }: CompetenceLine, { first, last }: Days): boolean =>
  (since === null || since <= last) && (until === null || until >= first);

const fromStanding = (standing: CompetenceFacts["standing"]): readonly CompetenceLine[] =>
  standing === undefined
    ? [line("not_linked")]
    : standing.map(({ hindrance, since, until, note }) => line(hindrance, { since, until, note }));

const fromDemands = ({ declarations, documents }: Demands, { declared, lapseOf }: CompetenceFacts): readonly CompetenceLine[] => [
  ...declarations
    .filter(({ anyOf }) => !anyOf.some((id) => declared.has(id)))
    .map(({ name }) => line("activity_not_declared", { note: name })),
  ...documents.flatMap(({ typeId, name, norm }) => {
    const lapse = lapseOf(typeId);
    if (lapse === null) return [];
    return [line(norm === null ? "activity_document" : "training", { since: lapse === "now" ? null : lapse, note: name, norm })];
  }),
];

/** The first moment without the right to work; undefined if every line begins before the span or with it. */
const firstHindered = (lines: readonly CompetenceLine[], { first }: Days): IsoDay | undefined => {
  const days = lines.map(({ since }) => since ?? first).toSorted();
  const [earliest] = days;
  return earliest !== undefined && earliest > first ? earliest : undefined;
};

export const competenceOf = (span: Span, demands: Demands, facts: CompetenceFacts): CompetenceAnswer => {
  const days = daysOf(span);
  const lines = [...fromStanding(facts.standing), ...fromDemands(demands, facts)].filter((one) => touches(one, days));
  const hindered = firstHindered(lines, days);
  return { mayWork: lines.length === 0, until: hindered === undefined ? null : startOfDay(hindered), lines };
};

/** Workers who may do the whole span come first, then those who may begin it, the longest first. */
export const byCompetence = (one: CompetenceAnswer, other: CompetenceAnswer): number => {
  if (one.mayWork !== other.mayWork) return one.mayWork ? -1 : 1;
  return (other.until ?? "").localeCompare(one.until ?? "");
};

/** Whether the link to the project begins after the span. */
const linksLater = ({ reason, until }: CompetenceLine, { last }: Days): boolean =>
  reason === "link_to_come" && until !== null && until >= last;

/** Why a worker cannot be added to a team, instead of being planned and suspended. */
export const refusedFor = ({ lines }: CompetenceAnswer, span: Span): "not_linked" | "dismissed" | "restricted" | null => {
  const days = daysOf(span);
  if (lines.some((one) => one.reason === "not_linked" || linksLater(one, days))) return "not_linked";
  const reasons = lines.map(({ reason }) => reason);
  if (reasons.includes("dismissed")) return "dismissed";
  return reasons.includes("restricted") ? "restricted" : null;
};

/** Who resolves a reason. */
export type CompetenceCure = {
  readonly remedy: CompetenceRemedy;
  readonly side: "contractor" | "provider";
  readonly permission: PermissionKey;
};
const ofDocuments: CompetenceCure = cures.documents;
export const competenceCures: { readonly [R in CompetenceReason]: CompetenceCure } = {
  ...cures,
  not_linked: cures.link_over,
  activity_not_declared: { remedy: "activities", side: "provider", permission: "update_employee" },
  training: ofDocuments,
  activity_document: ofDocuments,
};

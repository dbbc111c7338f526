// Decides a line of results by the rules of the single forms: the enrolment, the attendance and the score.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { reasonOf } from "../../../workers/rules/index.ts";
import { type Candidate, enrolmentRefusal } from "../enrolment.ts";
import { type Actor, type Conditions, decideResult, type Participant, type Result, type ResultInput } from "../results.ts";
import type { ResultLine } from "./read-result-line.ts";
import { type ImportedSession, sessionKey } from "./result-columns.ts";

/** A worker of the contractor with the document of the line, and the participant that the worker is in the class. */
export type LineWorker<P extends Participant = Participant> = Candidate & { readonly participant: P | undefined };
export type LineFacts = {
  readonly conditions: Conditions;
  readonly actor: Actor;
  /** Day of the last session. */
  readonly endsOn: string;
  /** Current time in the calendar of the company. */
  readonly now: string;
};
export type LineDecision<P extends Participant, W extends LineWorker<P>> =
  | { readonly kind: "new"; readonly worker: W; readonly result: Result }
  | { readonly kind: "change"; readonly participant: P; readonly result: Result }
  | { readonly kind: "unchanged"; readonly participant: P }
  | { readonly kind: "failed"; readonly reason: LineReason };

const failed = (code: string, column: string | null = null) => ({ kind: "failed" as const, reason: { code, column } });

/** The worker of a document. A person at several suppliers is the one participant, or the one who may be enrolled. */
const chooseWorker = <P extends Participant, W extends LineWorker<P>>(
  workers: readonly W[],
  endsOn: string,
): W | ReturnType<typeof failed> => {
  const [first] = workers;
  if (!first) return failed("line.worker_not_found");
  const participants = workers.filter(({ participant }) => participant !== undefined);
  const fit = participants.length > 0 ? participants : workers.filter((worker) => enrolmentRefusal(worker, endsOn) === undefined);
  const [only = first, ...others] = fit;
  return others.length === 0 ? only : failed("line.several_suppliers");
};

const changeOf = (
  { attendance, scoreTenths }: ResultLine,
  stored: readonly number[],
  sessions: readonly ImportedSession[],
): ResultInput => ({
  ...(attendance.size > 0 && {
    attended: sessions.map(({ id }) => id).filter((id) => attendance.get(id) ?? stored.includes(id)),
  }),
  ...(scoreTenths !== undefined && { scoreTenths }),
});

const isSame = (stored: Participant, { attended, scoreTenths }: ResultInput): boolean =>
  (scoreTenths === undefined || scoreTenths === stored.scoreTenths) &&
  (attended === undefined || (attended.length === stored.attended.length && attended.every((id) => stored.attended.includes(id))));

/** A session that has not begun, which the line says the worker attended. */
const sessionAhead = (attended: readonly number[], stored: Participant, { conditions, now }: LineFacts): ImportedSession | undefined =>
  conditions.sessions.find(({ id, day, start }) => attended.includes(id) && !stored.attended.includes(id) && `${day} ${start}` > now);

const enrolledBy = ({ accountId }: Actor, { admissionDate }: Candidate): Participant => ({
  ...{ status: "enrolled", scoreTenths: null, attended: [], enrolledById: accountId, enrolledSide: "contractor", admissionDate },
});

export const decideResultLine = <P extends Participant, W extends LineWorker<P>>(
  line: ResultLine,
  workers: readonly W[],
  facts: LineFacts,
): LineDecision<P, W> => {
  const worker = chooseWorker<P, W>(workers, facts.endsOn);
  if ("kind" in worker) return worker;
  const { participant } = worker;
  const refusal = participant ? undefined : enrolmentRefusal(worker, facts.endsOn);
  if (refusal !== undefined) return failed(refusal);
  const before: Participant = participant ?? enrolledBy(facts.actor, worker);
  const change = changeOf(line, before.attended, facts.conditions.sessions);
  if (participant && isSame(participant, change)) return { kind: "unchanged", participant };
  if (before.status === "approved") return failed("line.approved");
  const ahead = sessionAhead(change.attended ?? [], before, facts);
  if (ahead) return failed("line.session_ahead", sessionKey(ahead));
  const decided = decideResult(before, change, facts);
  if (!decided.ok) return { kind: "failed", reason: reasonOf(decided, null) };
  const { value: result } = decided;
  return participant ? { kind: "change", participant, result } : { kind: "new", worker, result };
};

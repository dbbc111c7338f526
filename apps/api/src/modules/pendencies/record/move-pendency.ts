import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { StatusChange } from "@emdia/contract/pendencies/record-routes.ts";
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { remember } from "../../../platform/history/history.ts";
import { speaksFor } from "../comments/insert-comment.ts";
import { talkOfMove } from "../comments/talk-of-move.ts";
import { turnDocuments } from "../documents/turn-documents.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { answersStaleOr } from "../review/stale.ts";
import { isAboutDocuments } from "../rules/blocking-documents.ts";
import type { MoveRefusal } from "../rules/conditions.ts";
import { isKey } from "../rules/life.ts";
import { carryOut, type Moved, moveAsked } from "../rules/move.ts";
import { restsOnAnswers } from "../rules/rests-on-answers.ts";
import { noteSaid, turned } from "../rules/turned.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { writeStatus } from "../store/write-pendency.ts";
import { blockingOf } from "./blocking-of.ts";
import { factsOf } from "./move-facts.ts";

type Asked = Pick<StatusChange, "status" | "action" | "answersVersion"> & {
  readonly note: string | null;
  /** Whoever asks writes the comment of it. */
  readonly isSaid?: true;
};
type Refused = MoveRefusal | "permission.missing";
type MovingRefusal = Refused | "pendency.stale";

type Named = Pick<Asked, "status" | "action">;

/** Which line of the life this person means: of two that lead there, the one that they may take. */
export const lineMeant = (scope: Scope, pendency: StoredPendency, asked: Named) =>
  moveAsked(pendency, asked, (by) => isKey(by) && mayDo(scope, by, pendency));

/** The same, where they may take it. */
const lineTaken = (scope: Scope, pendency: StoredPendency, asked: Named) => {
  const meant = lineMeant(scope, pendency, asked);
  if (!meant.ok) return meant;
  const { by } = meant.value;
  if (!isKey(by)) return refuse("pendency.move_not_allowed");
  if (!mayDo(scope, by, pendency)) return refuse("permission.missing", { permission: by, companyId: companyAsked(scope, pendency) });
  return meant;
};

/** Which line of the life is meant, whether this person may take it, and where it leads. */
export const decideMove = (scope: Scope, pendency: StoredPendency, asked: Asked): Outcome<Moved, Refused> => {
  const meant = lineTaken(scope, pendency, asked);
  return meant.ok ? carryOut(pendency, meant.value, factsOf(scope, pendency, asked)) : meant;
};

/** The same, on the answers that were read. */
const decideAsRead = async (scope: Scope, pendency: StoredPendency, asked: Asked): Promise<Outcome<Moved, MovingRefusal>> => {
  const meant = lineTaken(scope, pendency, asked);
  if (!meant.ok) return meant;
  const facts = factsOf(scope, pendency, asked);
  const current = restsOnAnswers(meant.value, facts) ? await answersStaleOr(scope, pendency, asked.answersVersion) : accept(true);
  return current.ok ? carryOut(pendency, meant.value, facts) : current;
};

/** What documents stand in the way of is refused with their names. */
const withDocuments = async <C extends MovingRefusal>(scope: Scope, pendency: StoredPendency, { code, details }: Refusal<C>) => {
  const documents = isAboutDocuments(code) ? await blockingOf(scope, pendency, { decision: null, code }) : [];
  return refuse(code, documents.length === 0 ? details : { ...Object(details), documents });
};

/** Moves a pendency that is held, and tells so in its history. */
export const movePendency = async (scope: Scope, pendency: StoredPendency, asked: Asked): Promise<Outcome<Moved, MovingRefusal>> => {
  const decided = await decideAsRead(scope, pendency, asked);
  if (!decided.ok) return withDocuments(scope, pendency, decided);
  const { move, status } = decided.value;
  await turnDocuments(scope, pendency, decided.value);
  await writeStatus(scope.tx, pendency, {
    turned: turned(pendency, decided.value, {
      note: asked.note,
      today: scope.today,
      side: speaksFor(scope, pendency, { kind: "QUESTION" }),
    }),
    now: scope.now,
  });
  await talkOfMove(scope, pendency, { action: move.action, text: asked.isSaid ? null : asked.note });
  const about = { kind: "pendency", id: pendency.id };
  const told = { ownerId: pendency.contractorId, providerId: pendency.providerId, about, subject: { ...about, name: pendency.name } };
  await remember(scope, {
    ...told,
    action: `pendency.${move.action}` satisfies PendencyDeed,
    ...(status !== pendency.status && { change: { field: "status", from: pendency.status, to: status } }),
  });
  const noted = noteSaid(decided.value, asked.note);
  if (noted)
    await remember(scope, { ...told, action: "pendency.noted" satisfies PendencyDeed, change: { field: "note", from: null, to: noted } });
  return accept(decided.value);
};

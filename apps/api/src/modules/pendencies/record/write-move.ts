import type { Scope, Side } from "../../../platform/access/scope.ts";
import { removeAssignment } from "../assignments/store.ts";
import { fieldsAfterTransition } from "../rules/fields-after-transition.ts";
import type { Moved } from "../rules/move.ts";
import { endsAssignment, queueMove } from "../rules/queue-moves.ts";
import { rejectedAtAfter } from "../rules/rejection.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { countReviewMove } from "../store/review-queue.ts";
import { writeStatus } from "../store/write-pendency.ts";
import { deadlinesAfterMove } from "./deadlines-after-move.ts";

type Place = Pick<Scope, "tx" | "now" | "today">;
type Written = { readonly moved: Moved; readonly note: string | null; readonly side: Side };

/** Writes the fields, deadlines and counters of a transition, for users and for jobs. The caller writes documents, comments and history. */
export const writeMove = async (place: Place, pendency: StoredPendency, { moved, note, side }: Written): Promise<void> => {
  const { tx, now, today } = place;
  const { action } = moved.move;
  const turned = fieldsAfterTransition(pendency, moved, { note, today, side });
  const deadlines = await deadlinesAfterMove(place, pendency, { turned, action });
  const rejectedAt = rejectedAtAfter(pendency.rejectedAt, action, now);
  await writeStatus(tx, pendency, { turned: { ...turned, ...deadlines, rejectedAt }, now });
  const counted = queueMove(action, pendency.status);
  if (counted) await countReviewMove(tx, pendency.id, { ...counted, day: today });
  if (endsAssignment(action)) await removeAssignment(tx, { contractorId: pendency.contractorId, of: "pendency", id: pendency.id });
};

import type { MovementLine } from "@emdia/contract/workers/movement.ts";
import type { StoredMovement } from "../store/movements.ts";
import type { Plan } from "./plan-movement.ts";

type MovementFields = Omit<MovementLine, "id">;

/** What was read and is sent back as it was is no wish: the record may have corrected it meanwhile. */
const isAsKept = (said: MovementFields, kept: StoredMovement | undefined): boolean =>
  kept !== undefined &&
  said.movementType === kept.kind &&
  said.status === kept.status &&
  said.projectId === (kept.project?.projectId ?? null) &&
  said.fromProjectId === (kept.from?.projectId ?? null) &&
  said.startDate === kept.startDate &&
  said.endDate === kept.endDate &&
  (said.reason || null) === kept.reason &&
  said.newRole === kept.newRole &&
  said.exposedToRisk === kept.exposedToRisk;

/** What is to be done with the movements that come with a record. */
export const movementPlansFrom = (lines: readonly MovementLine[], kept: readonly StoredMovement[]): readonly Plan[] =>
  lines.flatMap(({ id, ...asked }, index): Plan[] => {
    const same = kept.find((one) => one.id === id);
    return isAsKept(asked, same) ? [] : [{ movementId: id ?? null, asked, index }];
  });

// Movements that are saved together with a worker record.
import type { MovementLine } from "@emdia/contract/workers/movement.ts";
import type { StoredMovement } from "../store/movements.ts";
import type { Plan } from "./plan-movement.ts";

type MovementFields = Omit<MovementLine, "id">;

/** Whether a line equals the stored movement. Such a line is skipped, so that it does not undo a correction by the record fields. */
const isUnchanged = (line: MovementFields, stored: StoredMovement | undefined): boolean =>
  stored !== undefined &&
  line.movementType === stored.kind &&
  line.status === stored.status &&
  line.projectId === (stored.project?.projectId ?? null) &&
  line.fromProjectId === (stored.from?.projectId ?? null) &&
  line.startDate === stored.startDate &&
  line.endDate === stored.endDate &&
  (line.reason || null) === stored.reason &&
  line.newRole === stored.newRole &&
  line.exposedToRisk === stored.exposedToRisk;

/** Plans for the new and changed movements of a record. */
export const movementPlansFrom = (lines: readonly MovementLine[], stored: readonly StoredMovement[]): readonly Plan[] =>
  lines.flatMap(({ id, ...asked }, index): Plan[] => {
    const same = stored.find((one) => one.id === id);
    return isUnchanged(asked, same) ? [] : [{ movementId: id ?? null, asked, index }];
  });

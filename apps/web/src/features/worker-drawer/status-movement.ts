import type { Movement } from "@emdia/contract/workers/movement.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";

/** The movement that explains the current status: the latest one up to today with that status. */
export const statusMovement = ({ status, movements }: Pick<WorkerRecord, "status" | "movements">, today: string): Movement | undefined =>
  movements.find((movement) => movement.status === status && movement.startDate <= today);

import type { Movement } from "@emdia/contract/workers/movement.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";

/** What brought the worker to where they stand: the newest of what has happened by today that leaves them there. */
export const statusMovement = ({ status, movements }: Pick<WorkerRecord, "status" | "movements">, today: string): Movement | undefined =>
  movements.find((movement) => movement.status === status && movement.startDate <= today);

import type { IsoDay } from "../../../kernel/dates.ts";
import type { Movement } from "./movement.ts";
import { statusOn } from "./status.ts";

type StatusMovement = Pick<Movement, "id" | "kind" | "status" | "startDate" | "endDate">;

/** Whoever was dismissed by a day, and not admitted since, works nowhere. */
export const isDismissedOn = (movements: readonly StatusMovement[], day: IsoDay): boolean =>
  statusOn(movements, day).status === "dismissed";

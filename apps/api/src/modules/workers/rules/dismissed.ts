import type { IsoDay } from "../../../kernel/dates.ts";
import type { Movement } from "./movement.ts";
import { statusOn } from "./status.ts";

type StatusMovement = Pick<Movement, "id" | "kind" | "status" | "startDate" | "endDate">;

/** Whether the worker is dismissed on a day, without a later admission. */
export const isDismissedOn = (movements: readonly StatusMovement[], day: IsoDay): boolean =>
  statusOn(movements, day).status === "dismissed";

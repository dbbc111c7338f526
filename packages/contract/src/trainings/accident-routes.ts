import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Day, Id, Instant, list, Nothing, paging } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { TRAINING_REASON_MAX } from "./limits.ts";

const Named = z.object({ id: Id, name: z.string() });

/** An accident of a worker, with one training that the contractor may require again after it. */
export const TrainingAccident = z.object({
  movementId: Id,
  day: Day,
  pendencyId: Id,
  /** The document that the training gives. */
  document: CatalogueText,
  project: Named,
  company: Named,
  /** The need that the contractor opened. */
  need: z.nullable(z.object({ reason: z.string(), openedAt: Instant, openedBy: z.nullable(z.string()) })),
  can: z.object({ open: z.boolean() }),
});
export type TrainingAccident = z.output<typeof TrainingAccident>;

export const trainingAccidentRoutes = routes({
  "GET /companies/employees/{id}/accidents": {
    permission: "see_employee",
    summary: "Lists accidents of a worker with the trainings that the caller's contractors may require again, latest first",
    query: z.object(paging()),
    answer: list(TrainingAccident),
    refusals: ["worker.not_found"],
  },
  "POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}": {
    permission: "update_training_class_employees_status",
    summary: "Requires a training again after an accident, with a reason",
    body: z.object({ reason: requiredText(TRAINING_REASON_MAX) }),
    answer: Nothing,
    status: 204,
    refusals: ["worker.not_found", "training_accident.not_found", "permission.missing"],
  },
});

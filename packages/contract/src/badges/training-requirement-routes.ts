import * as z from "zod/mini";
import { Id } from "../list.ts";
import { routes } from "../route.ts";
import { REQUIRED_TRAININGS_MAX } from "./limits.ts";

/** Trainings that must be in force before the badge of a worker is printed. */
export const TrainingRequirement = z.object({
  companyId: Id,
  requireTrainingOnBadge: z.boolean(),
  /** All current configurations instead of the chosen ones. */
  includeAllTrainingOnBadge: z.boolean(),
  /** Ids of the chosen configurations of trainings. */
  trainingClasses: z.array(Id),
  /** Current configurations of the contractor. */
  options: z.array(z.object({ id: Id, name: z.string() })),
  version: z.int(),
  can: z.object({ change: z.boolean() }),
});
export type TrainingRequirement = z.output<typeof TrainingRequirement>;

/** An omitted field stays unchanged. */
const TrainingRequirementChange = z.object({
  requireTrainingOnBadge: z.optional(z.boolean()),
  includeAllTrainingOnBadge: z.optional(z.boolean()),
  trainingClasses: z.optional(z.array(Id).check(z.maxLength(REQUIRED_TRAININGS_MAX), z.meta({ examples: [[]] }))),
  version: z.optional(z.int().check(z.positive(), z.meta({ examples: [1] }))),
});
export type TrainingRequirementChange = z.output<typeof TrainingRequirementChange>;

export const trainingRequirementRoutes = routes({
  "GET /companies/{companyId}/training-requirement-on-badge": {
    permission: "config_training_requirement_badge",
    summary: "Returns the trainings that the badge of a contractor requires",
    answer: TrainingRequirement,
    refusals: ["company.not_found", "permission.missing"],
  },
  "PATCH /companies/{companyId}/training-requirement-on-badge": {
    permission: "config_training_requirement_badge",
    summary: "Changes the trainings that the badge of a contractor requires",
    body: TrainingRequirementChange,
    answer: TrainingRequirement,
    refusals: [
      "company.not_found",
      "permission.missing",
      "badge_config.stale",
      "badge_config.training_unknown",
      "badge_config.training_missing",
    ],
  },
});

import * as z from "zod/mini";
import { freeText, requiredText } from "../text.ts";
import { TRAINING_NAME_MAX } from "./limits.ts";

/** Instructor or technical responsible of a training, as the certificate names them (NR-1 1.7). */
export const TrainingPerson = z.object({
  name: requiredText(TRAINING_NAME_MAX),
  qualification: requiredText(TRAINING_NAME_MAX),
  register: z._default(freeText(TRAINING_NAME_MAX), ""),
});
export type TrainingPerson = z.output<typeof TrainingPerson>;

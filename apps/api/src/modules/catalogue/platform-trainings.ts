import type { Tx } from "../../platform/database/transaction.ts";
import { platformTrainings } from "./store/trainings.ts";

/** Trainings of the platform's catalogue: their certificate, the keys of their figures, and the events that require them again. */
export const trainingsInUse = (tx: Tx) => platformTrainings(tx);
export type TrainingInUse = Awaited<ReturnType<typeof platformTrainings>>[number];

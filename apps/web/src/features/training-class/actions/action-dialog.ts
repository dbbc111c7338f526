import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";

/** Dialog of an action on a class. */
export type ActionDialogProps = { readonly training: TrainingClass; readonly opened: boolean; readonly onClose: () => void };

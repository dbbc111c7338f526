import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { createContext, useContext } from "react";

/** Dialogs of one participant. */
export type RowDialog = "correct" | "note" | "sessions";
export type RowDialogProps = { readonly participant: ClassParticipant; readonly opened: boolean; readonly onClose: () => void };
export type ParticipantRowActions = {
  readonly training: TrainingClass;
  readonly onOpen: (dialog: RowDialog, participant: ClassParticipant) => void;
  readonly onRemove: (participant: ClassParticipant) => void;
};
const Actions = createContext<ParticipantRowActions | null>(null);
export const RowActions = Actions.Provider;

/** The class and the dialogs of its rows. */
export const useRowActions = (): ParticipantRowActions => {
  const actions = useContext(Actions);
  if (actions === null) throw new Error("a participant is shown outside its list");
  return actions;
};

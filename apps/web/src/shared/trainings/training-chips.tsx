import type { ClassState, ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../ui/status-chip.tsx";
import { classStateFaces, participantFaces } from "./training-faces.ts";

/** State of a class as icon and word. */
export const ClassStateChip = ({ state }: { readonly state: ClassState }) => {
  const { t } = useTranslation("trainingWords");
  return <StatusChip {...classStateFaces[state]}>{t(`states.${state}`)}</StatusChip>;
};

/** Status of a participant as icon and word. */
export const ParticipantChip = ({ status }: { readonly status: ParticipantStatus }) => {
  const { t } = useTranslation("trainingWords");
  return <StatusChip {...participantFaces[status]}>{t(`statuses.${status}`)}</StatusChip>;
};

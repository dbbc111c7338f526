import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { useUpdateLine } from "./participant-queries.ts";
import { useRowActions } from "./row-actions.ts";

/** Approves or fails one participant. A notice says the result or the refusal. */
export const useDecideLine = ({ id, name }: ClassParticipant) => {
  const { t } = useTranslation("trainingClass");
  const { training } = useRowActions();
  const { mutate } = useUpdateLine(training);
  return (status: "approved" | "failed") =>
    mutate(
      { trainingClassEmployeeId: id, status },
      {
        onSuccess: () => notify.success(t(`participants.${status}`, { name })),
        onError: (error) => notify.error(`${name}: ${currentMessageOf(error)}`),
      },
    );
};

import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { Button } from "@mantine/core";
import { IconUserCheck, IconUserMinus, IconUserX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BulkBar } from "../../../shared/bulk/bulk-bar.tsx";
import { ChooseRest } from "../../../shared/bulk/choose-rest.tsx";
import { chosenElsewhere } from "../../../shared/bulk/create-selection-store.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { mayChoose, type ParticipantSelection } from "./participant-parts.tsx";
import { useUpdateLines } from "./participant-queries.ts";
import type { Results } from "./results-dialog.tsx";
import { useRowActions } from "./row-actions.ts";

type Props = {
  readonly shown: readonly ClassParticipant[];
  readonly selection: ParticipantSelection;
  readonly onClear: () => void;
  readonly onResults: (results: Results) => void;
  readonly onRemove: (participants: readonly ClassParticipant[]) => void;
};

/** Records the attendance of the selected participants. A notice says the result; refusals open the result of each. */
const AttendanceButtons = ({ selection: { chosen }, onClear, onResults }: Pick<Props, "selection" | "onClear" | "onResults">) => {
  const { t } = useTranslation("trainingClass");
  const { training } = useRowActions();
  const { mutate, isPending, variables } = useUpdateLines(training);
  const record = (status: "present" | "absent") => {
    const lines = [...chosen.keys()].map((trainingClassEmployeeId) => ({ trainingClassEmployeeId, status }));
    mutate(lines, {
      onSuccess: ({ results }) => {
        const doneText = (count: number) => t(`bulk.${status}Count`, { count });
        const isDone = results.every(({ done }) => done);
        onClear();
        if (isDone) notify.success(doneText(results.length));
        else onResults({ title: t(`bulk.${status}`), lines: results.map((line) => ({ ...line, name: line.name ?? "" })), doneText });
      },
      onError: (error) => notify.error(currentMessageOf(error)),
    });
  };
  const isBusy = (status: string) => isPending && variables?.[0]?.status === status;
  return (
    <>
      <Button
        leftSection={<IconUserCheck size={16} aria-hidden="true" />}
        loading={isBusy("present")}
        disabled={isBusy("absent")}
        onClick={() => record("present")}
      >
        {t("bulk.present")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUserMinus size={16} aria-hidden="true" />}
        loading={isBusy("absent")}
        disabled={isBusy("present")}
        onClick={() => record("absent")}
      >
        {t("bulk.absent")}
      </Button>
    </>
  );
};

/** Bar with the actions for the selected participants. */
export const BulkActions = ({ shown, selection, onClear, onResults, onRemove }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { chosen } = selection;
  const rows = [...chosen.values()];
  return (
    <BulkBar label={t("bulk.label")} count={chosen.size} elsewhere={chosenElsewhere(chosen, shown)} onClear={onClear}>
      <ChooseRest rows={shown.filter(mayChoose)} selection={selection} />
      {rows.some(({ can }) => can.status) && <AttendanceButtons selection={selection} onClear={onClear} onResults={onResults} />}
      {rows.some(({ can }) => can.remove) && (
        <Button variant="default" leftSection={<IconUserX size={16} aria-hidden="true" />} onClick={() => onRemove(rows)}>
          {t("bulk.remove")}
        </Button>
      )}
    </BulkBar>
  );
};

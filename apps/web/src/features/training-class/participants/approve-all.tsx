import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkResults } from "../../../shared/bulk/bulk-results.tsx";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { AskButtons } from "../../../shared/ui/dialogs/ask-buttons.tsx";
import { AskFrame } from "../../../shared/ui/dialogs/ask-frame.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useApproveAll } from "./participant-queries.ts";
import { useRowActions } from "./row-actions.ts";

const Approval = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const { training } = useRowActions();
  const { mutate, data, error, isPending } = useApproveAll(training);
  const isEmpty = data?.results.length === 0;
  if (data && !isEmpty) {
    const lines = data.results.map((line) => ({ ...line, name: line.name ?? "" }));
    const doneText = (count: number) => t("approveAll.approvedCount", { count });
    return <BulkResults label={t("bulk.results")} lines={lines} doneText={doneText} onClose={onClose} />;
  }
  return (
    <>
      <p role={isEmpty ? "status" : undefined}>{t(isEmpty ? "approveAll.nobody" : "approveAll.says")}</p>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <AskButtons
        goBack={t(isEmpty ? "approveAll.close" : "cancel")}
        onClose={onClose}
        goOn={t("approveAll.action")}
        onGoOn={isEmpty ? undefined : () => mutate()}
        busy={isPending}
      />
    </>
  );
};

/** Approves all participants who fulfil the conditions, and shows the result of each. */
export const ApproveAll = () => {
  const { t } = useTranslation("trainingClass");
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconCircleCheck size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t("approveAll.action")}
      </Button>
      <AskFrame opened={opened} title={t("approveAll.action")} onClose={() => setOpened(false)}>
        {opened && <Approval onClose={() => setOpened(false)} />}
      </AskFrame>
    </>
  );
};

import { Button, Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import type { ConcurrentChange } from "../../../shared/pendencies/moves/concurrent-change.ts";
import { useOvertakenWords } from "../../../shared/pendencies/moves/overtaken-words.ts";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";
import classes from "../pendency-detail.module.css";

type Props = { readonly overtaken: ConcurrentChange; readonly hasNote: boolean; readonly onClose: () => void };

/** Another user changed the pendency first: actor, action, time and current status. The typed note is not lost. */
export const ConcurrentChangePanel = ({ overtaken, hasNote, onClose }: Props) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const overtakenWords = useOvertakenWords();
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The panel replaces the button that the user pressed.
    button.current?.focus();
    // The data behind the dialog is outdated, so it is invalidated on unmount.
    return () => void invalidateArea(client, "pendencies");
  }, [client]);
  return (
    <>
      <p role="alert">{overtakenWords(overtaken)}</p>
      <p className={classes.state}>
        {t("pendencyWords:overtaken.now")} <PendencyChip status={overtaken.status} />
      </p>
      {hasNote && <p className={classes.quiet}>{t("ahead.kept")}</p>}
      <Group justify="flex-end" mt="lg">
        <Button ref={button} onClick={onClose} data-autofocus>
          {t("ahead.show")}
        </Button>
      </Group>
    </>
  );
};

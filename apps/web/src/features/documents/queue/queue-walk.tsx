import { Button, Kbd } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconKeyboard } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { KeysDialog } from "../../../shared/keys/keys-dialog.tsx";
import { useKeys } from "../../../shared/keys/use-keys.ts";
import { usePrefetchWhenIdle } from "../../../shared/loading/use-prefetch-when-idle.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { guideQuery } from "../documents-queries.ts";
import classes from "./queue.module.css";
import { positionOf, type SendingQueue } from "./queue-progress.ts";

/** Keyboard shortcuts of the sending queue. Those of the documents are handled with them (`queue-keys.tsx`). */
const shortcuts = ["j", "k", "f", "e", "?"] as const;
const walking = ["j", "k", "?"] as const;

type Props = { readonly id: number; readonly isToSend: boolean; readonly queue: SendingQueue };

/** Position in the sending queue, and the buttons to the other documents. */
export const QueueWalk = ({ id, isToSend, queue }: Props) => {
  const { t } = useTranslation("documents");
  const { number } = useFormat();
  const dialog = useDialog<true>();
  const { before, next, go, goOn } = queue;
  const goBack = () => before && go(before);
  useKeys(walking, (key, isRepeated) => {
    if (isRepeated) return false;
    if (key === "j") goOn();
    else if (key === "k") goBack();
    else dialog.open(true);
    return true;
  });
  const client = useQueryClient();
  usePrefetchWhenIdle(async () => {
    if (!next) return;
    await Promise.all([client.prefetchQuery(pendencyQuery(next.id)), client.prefetchQuery(guideQuery(next.id))]);
  }, next !== undefined);
  const place = positionOf(id, queue);
  return (
    <nav className={classes.walk} aria-label={t("queue.title")}>
      {place && (
        <span className={classes.position}>
          {t(place.isExact ? "queue.position" : "queue.positionMany", { position: number(place.position), total: number(place.length) })}
        </span>
      )}
      <Button
        variant="default"
        size="xs"
        disabled={before === undefined}
        leftSection={<IconChevronLeft size={15} aria-hidden="true" />}
        onClick={goBack}
      >
        {t("queue.before")}
      </Button>
      <Button variant="default" size="xs" rightSection={<IconChevronRight size={15} aria-hidden="true" />} onClick={goOn}>
        {t(isToSend ? "queue.skip" : "queue.next")}
      </Button>
      <Button
        variant="subtle"
        size="xs"
        visibleFrom="md"
        leftSection={<IconKeyboard size={16} aria-hidden="true" />}
        rightSection={<Kbd size="xs">?</Kbd>}
        onClick={() => dialog.open(true)}
      >
        {t("queue.keys.title")}
      </Button>
      <KeysDialog
        title={t("queue.keys.title")}
        keys={shortcuts.map((key) => ({ key, does: t(`queue.keys.${key}`) }))}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    </nav>
  );
};

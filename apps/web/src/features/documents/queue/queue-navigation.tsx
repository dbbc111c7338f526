import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { KeysButton } from "../../../shared/keys/keys-button.tsx";
import { KeysDialog } from "../../../shared/keys/keys-dialog.tsx";
import { useKeys } from "../../../shared/keys/use-keys.ts";
import { usePrefetchWhenIdle } from "../../../shared/loading/use-prefetch-when-idle.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { QueueButtons } from "../../../shared/pendencies/queue-buttons.tsx";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { guideQuery } from "../documents-queries.ts";
import classes from "./queue.module.css";
import { positionOf, type SendingQueue } from "./queue-progress.ts";

/** Keyboard shortcuts of the sending queue. Those of the documents are handled with them (`queue-keys.tsx`). */
const shortcuts = ["j", "k", "f", "e", "?"] as const;
const navigationKeys = ["j", "k", "?"] as const;

type Props = { readonly id: number; readonly isToSend: boolean; readonly queue: SendingQueue };

/** Position in the sending queue, and the buttons to the other documents. */
export const QueueNavigation = ({ id, isToSend, queue }: Props) => {
  const { t } = useTranslation("documents");
  const { number } = useFormat();
  const dialog = useDialog<true>();
  const { before, next, go, goOn } = queue;
  const goBack = before && (() => go(before));
  useKeys(navigationKeys, (key, isRepeated) => {
    if (isRepeated) return false;
    if (key === "j") goOn();
    else if (key === "k") goBack?.();
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
    <nav className={classes.navigation} aria-label={t("queue.title")}>
      {place && (
        <span className={classes.position}>
          {t(place.isExact ? "queue.position" : "queue.positionMany", { position: number(place.position), total: number(place.length) })}
        </span>
      )}
      <QueueButtons beforeLabel={t("queue.before")} nextLabel={t(isToSend ? "queue.skip" : "queue.next")} onBefore={goBack} onNext={goOn} />
      <KeysButton label={t("queue.keys.title")} onClick={() => dialog.open(true)} />
      <KeysDialog
        title={t("queue.keys.title")}
        keys={shortcuts.map((key) => ({ key, does: t(`queue.keys.${key}`) }))}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    </nav>
  );
};

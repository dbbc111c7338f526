import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { KeysButton } from "../../../shared/keys/keys-button.tsx";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { usePrefetchWhenIdle } from "../../../shared/loading/use-prefetch-when-idle.ts";
import { QueueButtons } from "../../../shared/pendencies/queue-buttons.tsx";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { prefetchPendency } from "./prefetch-pendency.ts";
import classes from "./queue.module.css";
import { useQueue } from "./queue-context.ts";
import { type ShortcutMoves, useDecisionKeys } from "./use-decision-keys.ts";

const KeysDialog = lazyDialog(async () => (await import("./review-keys-dialog.tsx")).ReviewKeysDialog);

type Props = { readonly pendency: Pendency; readonly moves: ShortcutMoves; readonly onWorker: () => void };

/** Queue navigation and keyboard shortcuts of the review screen. */
export const ReviewShortcuts = ({ pendency, moves, onWorker }: Props) => {
  const { t } = useTranslation("review");
  const client = useQueryClient();
  const { items, before, next, go, goOn } = useQueue();
  const keys = useDialog<true>();
  useDecisionKeys(pendency, { moves, onWorker, onKeys: () => keys.open(true) });
  usePrefetchWhenIdle(async () => next && prefetchPendency(client, next.id), next !== undefined);
  return (
    <div className={classes.navigation}>
      {items.length > 0 && (
        <QueueButtons
          beforeLabel={t("queue.before")}
          nextLabel={t("queue.next")}
          onBefore={before && (() => go(before))}
          onNext={next && goOn}
        />
      )}
      <KeysButton label={t("keys.title")} onClick={() => keys.open(true)} />
      <KeysDialog opened={keys.opened} onClose={keys.close} />
    </div>
  );
};

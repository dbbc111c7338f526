import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Kbd } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconKeyboard } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { usePrefetchWhenIdle } from "../../../shared/loading/use-prefetch-when-idle.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { prefetchPendency } from "./prefetch-pendency.ts";
import classes from "./queue.module.css";
import { type Queue, useQueue } from "./queue-context.ts";
import { type DeskMoves, useDeskKeys } from "./use-desk-keys.ts";

const KeysDialog = lazyDialog(async () => (await import("./review-keys-dialog.tsx")).ReviewKeysDialog);

type Props = { readonly pendency: Pendency; readonly moves: DeskMoves; readonly onWorker: () => void };

/** Buttons to the previous and next item of the queue. */
const Ways = ({ queue: { before, next, go, goOn } }: { readonly queue: Queue }) => {
  const { t } = useTranslation("review");
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={before === undefined}
        leftSection={<IconChevronLeft size={15} aria-hidden="true" />}
        onClick={() => before && go(before)}
      >
        {t("queue.before")}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={next === undefined}
        rightSection={<IconChevronRight size={15} aria-hidden="true" />}
        onClick={goOn}
      >
        {t("queue.next")}
      </Button>
    </>
  );
};

/** Queue navigation and keyboard shortcuts of the review screen. */
export const ReviewShortcuts = ({ pendency, moves, onWorker }: Props) => {
  const { t } = useTranslation("review");
  const client = useQueryClient();
  const queue = useQueue();
  const { stops, next } = queue;
  const keys = useDialog<true>();
  useDeskKeys(pendency, { moves, onWorker, onKeys: () => keys.open(true) });
  usePrefetchWhenIdle(async () => next && prefetchPendency(client, next.id), next !== undefined);
  return (
    <div className={classes.walk}>
      {stops.length > 0 && <Ways queue={queue} />}
      <Button
        variant="subtle"
        size="xs"
        visibleFrom="md"
        leftSection={<IconKeyboard size={16} aria-hidden="true" />}
        rightSection={<Kbd size="xs">?</Kbd>}
        onClick={() => keys.open(true)}
      >
        {t("keys.title")}
      </Button>
      <KeysDialog opened={keys.opened} onClose={keys.close} />
    </div>
  );
};

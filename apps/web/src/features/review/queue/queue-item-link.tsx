import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { IconCheck } from "@tabler/icons-react";
import { type MouseEvent, memo } from "react";
import { useTranslation } from "react-i18next";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";
import classes from "./queue.module.css";
import type { Queue } from "./queue-context.ts";

type Props = {
  readonly id: number;
  readonly name: string;
  readonly whose: string;
  readonly status: PendencyStatus;
  readonly isLeft: boolean;
  readonly isHere: boolean;
  readonly search: string;
  readonly onGo: Queue["go"];
};

const PLACE = "/pendencias/editar/{id}" satisfies WebPath;

/** Clicks with a modifier key are left to the browser, so that links open in new tabs. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * An item of the queue. It builds its own URL: with 100 router links, each navigation recomputed all of them, which took longer than the
 * rest of the page.
 */
export const QueueItemLink = memo(({ id, name, whose, status, isLeft, isHere, search, onGo }: Props) => {
  const { t } = useTranslation("review");
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo({ id });
  };
  return (
    <li>
      <a
        href={PLACE.replace("{id}", String(id)) + search}
        className={classes.item}
        aria-current={isHere ? "page" : undefined}
        data-left={isLeft || undefined}
        onClick={handleClick}
      >
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.whose} title={whose}>
          {whose}
        </span>
        {isLeft ? (
          <span className={classes.done}>
            <IconCheck size={14} stroke={2} aria-hidden="true" />
            {t("queue.left")}
          </span>
        ) : (
          <PendencyChip status={status} />
        )}
      </a>
    </li>
  );
});

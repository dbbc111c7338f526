import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useMediaQuery } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";
import { showWithin } from "../show-within.ts";
import classes from "./queue.module.css";
import { useQueue } from "./queue-context.ts";
import type { Stop } from "./walk.ts";

/** Narrower than this, three columns would be too narrow each. */
const WITH_QUEUE = "(min-width: 86em)";
const atOnce = { getInitialValueInEffect: false };

const asAddressed = (before: object) => before;

const Entry = ({ stop: { id, name, status, employee, company, isLeft }, isHere }: { readonly stop: Stop; readonly isHere: boolean }) => {
  const { t } = useTranslation("review");
  return (
    <li>
      <Link
        to="/pendencias/editar/$id"
        params={{ id: String(id) }}
        search={asAddressed}
        className={classes.stop}
        aria-current={isHere ? "page" : undefined}
        data-left={isLeft || undefined}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.whose}>{employee?.name ?? company.name}</span>
        {isLeft ? (
          <span className={classes.done}>
            <IconCheck size={14} stroke={2} aria-hidden="true" />
            {t("queue.left")}
          </span>
        ) : (
          <PendencyChip status={status} />
        )}
      </Link>
    </li>
  );
};

/** The list one came from stays beside what is looked at. */
export const ReviewQueue = ({ pendency: { id } }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("review");
  const { number } = useFormat();
  const { stops, total } = useQueue();
  const list = useRef<HTMLOListElement>(null);
  const hasRoom = useMediaQuery(WITH_QUEUE, false, atOnce) ?? false;
  const isThere = hasRoom && stops.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pendency is another place in the list.
  useEffect(() => {
    const here = list.current?.querySelector("[aria-current]");
    if (isThere && here) showWithin(list.current, here);
  }, [id, isThere]);
  if (!isThere) return null;
  return (
    <aside className={classes.queue} aria-label={t("queue.title")}>
      <p className={classes.head}>
        <strong>{t("queue.title")}</strong>
        {total && <span>{total.isExact ? number(total.count) : t("queue.moreThan", { total: number(total.count) })}</span>}
      </p>
      <ol ref={list} className={classes.stops}>
        {stops.map((stop) => (
          <Entry key={stop.id} stop={stop} isHere={stop.id === id} />
        ))}
      </ol>
    </aside>
  );
};

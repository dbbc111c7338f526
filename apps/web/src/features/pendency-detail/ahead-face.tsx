import { Button, Group } from "@mantine/core";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { pendencyQuery } from "../../shared/pendencies/pendency-query.ts";
import classes from "./pendency-detail.module.css";
import { pendencyHistoryQuery } from "./pendency-queries.ts";
import type { Ahead } from "./refused-move.ts";

type Props = { readonly id: number; readonly ahead: Ahead; readonly hasNote: boolean; readonly onClose: () => void };

/** Somebody else was faster: who, what it is now, and the way to see it. What was written here is kept. */
export const AheadFace = ({ id, ahead: { status, updatedAt }, hasNote, onClose }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { instant } = useFormat();
  const client = useQueryClient();
  const { data, isFetching } = useInfiniteQuery(pendencyHistoryQuery(id));
  const last = isFetching ? undefined : data?.pages[0]?.results[0];
  const show = () => {
    void client.invalidateQueries({ queryKey: pendencyQuery(id).queryKey });
    onClose();
  };
  return (
    <>
      <p role="alert">{t("ahead.says", { who: last?.accountName ?? t("ahead.somebody"), when: instant(updatedAt) })}</p>
      <p className={classes.state}>
        {t("ahead.now")} <PendencyChip status={status} />
      </p>
      {hasNote && <p className={classes.quiet}>{t("ahead.kept")}</p>}
      <Group justify="flex-end" mt="lg">
        <Button onClick={show} data-autofocus>
          {t("ahead.show")}
        </Button>
      </Group>
    </>
  );
};

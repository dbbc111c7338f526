import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { classExports } from "@emdia/contract/trainings/file-routes.ts";
import { participantStatuses } from "@emdia/contract/trainings/vocabulary.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { HistoryLines } from "../../../shared/history/history-lines.tsx";
import { classHistoryQuery } from "../class-queries.ts";
import { scoreText } from "../participants/typed-score.ts";
import type { ActionDialogProps } from "./action-dialog.ts";
import { deedOf } from "./history-deed.ts";

const exports = [...classExports, "certificates"] as const;

const ClassHistory = ({ id }: { readonly id: number }) => {
  const { t, i18n } = useTranslation(["trainingClass", "trainingWords"]);
  const { day } = useFormat();
  const history = useInfiniteQuery(classHistoryQuery(id));
  const valueText = ({ action, field }: HistoryEntry, value: string): string => {
    const exported = action === "training_class.exported" ? exports.find((known) => known === value) : undefined;
    if (exported) return t(`history.exported.${exported}`);
    const status = field === "status" ? participantStatuses.find((known) => known === value) : undefined;
    if (status) return t(`trainingWords:statuses.${status}`);
    if (field === "score") return scoreText(Number(value), i18n.language);
    if (field !== "sessions") return value;
    const [on = "", time = ""] = value.split(" ");
    return `${day(on)} ${time}`;
  };
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={({ action, subject }) => t(`history.deeds.${deedOf(action)}`, { name: subject.name ?? "" })}
      tellValue={valueText}
    />
  );
};

/** Changes of a class and its participants, newest first. */
export const HistoryDrawer = ({ training, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation(["trainingClass", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <ClassHistory id={training.id} />}
    </Drawer>
  );
};

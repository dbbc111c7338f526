import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { teamParts } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../../shared/history/history-lines.tsx";
import { scheduleHistoryQuery } from "../risk-schedule-queries.ts";
import type { ActionDialogProps } from "./action-dialog.ts";
import { causeOf, deedOf, fieldOf, minuteText, permitKindOf } from "./history-words.ts";

const useDeedText = () => {
  const { t } = useTranslation(["riskSchedule", "permitWords"]);
  return ({ action, field, subject }: HistoryEntry): string => {
    const deed = deedOf(action);
    if (deed === "changed") {
      const changed = fieldOf(field);
      return changed ? t(`history.fields.${changed}`) : t("history.deeds.other");
    }
    const kind = permitKindOf(field);
    if (deed === "permit_issued" && kind) return t("history.deeds.permit_issued", { name: t(`permitWords:kinds.${kind}`) });
    const name = subject.name ?? "";
    if (subject.kind === "worker" && (deed === "suspended" || deed === "suspension_ended"))
      return t(`history.deeds.${deed}OfWorker`, { name });
    return t(`history.deeds.${deed}`, { name });
  };
};

const useValueText = () => {
  const { t } = useTranslation("riskSchedule");
  return ({ action, field }: HistoryEntry, value: string): string => {
    const deed = deedOf(action);
    const part = field === "part" ? teamParts.find((known) => known === value) : undefined;
    if (part) return t(`parts.${part}`);
    const cause = deed === "suspended" || deed === "suspension_ended" ? causeOf(field) : undefined;
    if (cause) return `${t(`suspension.causes.${cause}`)} · ${minuteText(value)}`;
    const hasMinute =
      field === "start" || field === "end" || deed === "conflict_found" || deed === "conflict_ended" || deed === "permit_issued";
    return hasMinute ? minuteText(value) : value;
  };
};

const ScheduleHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("riskSchedule");
  return (
    <HistoryLines
      history={useInfiniteQuery(scheduleHistoryQuery(id))}
      words={t("history", { returnObjects: true })}
      deedOf={useDeedText()}
      tellValue={useValueText()}
    />
  );
};

/** Changes of a schedule with old and new values, newest first (C-115). */
export const HistoryDrawer = ({ schedule, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation(["riskSchedule", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <ScheduleHistory id={schedule.id} />}
    </Drawer>
  );
};

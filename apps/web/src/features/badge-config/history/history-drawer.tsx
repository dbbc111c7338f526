import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Drawer } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../../../shared/badge/use-badge-face.ts";
import { HistoryLines } from "../../../shared/history/history-lines.tsx";
import { configHistoryQuery } from "../config-queries.ts";
import { deedIn, fieldsIn } from "./history-deed.ts";

/** Fields with the values true and false. */
const switches = ["isActive", "showsLogo", "requiresTraining", "allTrainings"] as const;

const History = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("badgeConfig");
  const labelOf = useFieldLabel();
  const history = useInfiniteQuery(configHistoryQuery(companyId));
  const tellValue = (entry: HistoryEntry, value: string): string => {
    const deed = deedIn(entry);
    if (switches.some((one) => one === deed)) return t(value === "true" ? "history.on" : "history.off");
    if (deed === "trainings") return value.split("\n").join(", ") || t("history.noTrainings");
    if (deed !== "firstFace" && deed !== "secondFace") return value;
    return (
      fieldsIn(value)
        .map(({ key, name }) => labelOf(key, name))
        .join(", ") || t("history.noFields")
    );
  };
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      deedOf={(entry) => t(`history.deeds.${deedIn(entry)}`)}
      tellValue={tellValue}
    />
  );
};

type Props = { readonly opened: boolean; readonly companyId: number; readonly onClose: () => void };

export const HistoryDrawer = ({ opened, companyId, onClose }: Props) => {
  const { t } = useTranslation(["badgeConfig", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <History companyId={companyId} />}
    </Drawer>
  );
};

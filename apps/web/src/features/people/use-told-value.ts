import type { RelationType } from "@emdia/contract/access/profile-routes.ts";
import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { listedKeys } from "./listed-keys.ts";

const relations: readonly RelationType[] = ["contractor", "provider", "both"];

/** Text of a changed value in the history: translates permission keys and relations. */
export const useToldValue = () => {
  const { t } = useTranslation(["people", "permissionLabels"]);
  const { number } = useFormat();
  const permissions = (value: string): string => {
    const { named, others } = listedKeys(value);
    const names = named.map((key) => t(`permissionLabels:keys.${key}`)).join(", ");
    return others === 0 ? names : t("history.andOthers", { names, count: others, total: number(others) });
  };
  return ({ field }: HistoryEntry, value: string): string => {
    if (field === "permissions") return permissions(value);
    const relation = field === "relationType" ? relations.find((known) => known === value) : undefined;
    return relation ? t(`history.relations.${relation}`) : value;
  };
};

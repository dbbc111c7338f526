import { useTranslation } from "react-i18next";
import { StaleDialog as SharedDialog } from "../../../shared/drafts/stale-dialog.tsx";
import type { Choice } from "../../../shared/drafts/three-way-merge.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import type { StaleFacts } from "./stale-facts.ts";

type Props = {
  readonly opened: boolean;
  readonly facts: StaleFacts | null;
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly onSave: (choices: { readonly [group: string]: Choice }) => void;
  readonly onClose: () => void;
};

/** Conflict dialog of the wizard, for two users who changed the same step. */
export const StaleDialog = ({ facts, ...dialog }: Props) => {
  const { t } = useTranslation(["projectWizard", "drafts"]);
  const { instant } = useFormat();
  const { saves = [], taken = [], asked = [] } = facts ?? {};
  const groupName = (group: string): string => t(`projectWizard:groups.${group}`, { defaultValue: group });
  const format = (value: string | number) => (typeof value === "number" ? t("projectWizard:stale.items", { count: value }) : value);
  return (
    <SharedDialog
      {...dialog}
      title={t("projectWizard:stale.title")}
      back={t("projectWizard:stale.back")}
      saves={saves.map(({ at, step, accountName }) =>
        t("projectWizard:stale.by", { name: accountName ?? t("drafts:stale.somebody"), at: instant(at), step }),
      )}
      taken={taken.map(groupName)}
      asked={asked.map(({ group, mine, theirs }) => ({ group, name: groupName(group), mine: format(mine), theirs: format(theirs) }))}
    />
  );
};

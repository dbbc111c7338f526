import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useTranslation } from "react-i18next";
import { AskButtons } from "../../../shared/ui/dialogs/ask-buttons.tsx";
import { AskFrame } from "../../../shared/ui/dialogs/ask-frame.tsx";
import classes from "./plans-dialog.module.css";
import type { PlansForGood } from "./plans-for-good.ts";

type Props = {
  readonly opened: boolean;
  readonly project: Project | null;
  readonly plans: readonly PlansForGood[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before a save assigns plans permanently. The cancel button has the initial focus. */
export const PlansDialog = ({ opened, project, plans, onConfirm, onClose }: Props) => {
  const { t } = useTranslation("projectWizard");
  return (
    <AskFrame opened={opened} onClose={onClose} title={t("forGood.title")}>
      <p className={classes.says}>{t("forGood.says")}</p>
      <ul className={classes.plans} aria-label={t("forGood.list")}>
        {plans.map(({ companyId, name, plans: assigned }) => (
          <li key={companyId}>
            <span>{name}</span>
            <strong>{assigned.join(" · ")}</strong>
          </li>
        ))}
      </ul>
      <AskButtons
        goBack={t("forGood.back")}
        onClose={onClose}
        goOn={t(project?.isDraft ? "bar.finish" : "bar.saveChanges")}
        onGoOn={onConfirm}
      />
    </AskFrame>
  );
};

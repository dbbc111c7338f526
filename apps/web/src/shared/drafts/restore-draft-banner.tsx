import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";
import classes from "./restore-draft-banner.module.css";

type Props = { readonly at: string; readonly onTakeUp: () => void; readonly onDismiss: () => void };

/** Banner that offers to restore an unsaved draft. */
export const RestoreDraftBanner = ({ at, onTakeUp, onDismiss }: Props) => {
  const { t } = useTranslation("drafts");
  const { instant } = useFormat();
  return (
    <div className={classes.note} role="status">
      <p>{t("kept.says", { at: instant(at) })}</p>
      <div className={classes.choices}>
        <Button onClick={onTakeUp}>{t("kept.takeUp")}</Button>
        <Button variant="default" onClick={onDismiss}>
          {t("kept.dismiss")}
        </Button>
      </div>
    </div>
  );
};

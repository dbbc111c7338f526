import type { BulkWork } from "@emdia/contract/workers/bulk-routes.ts";
import { Button } from "@mantine/core";
import { IconLink, IconUnlink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./bulk.module.css";
import type { Selection } from "./use-selection.ts";

export type BulkAction = BulkWork["action"];
type Props = { readonly selection: Selection; readonly onAct: (action: BulkAction) => void };

/** What can be done with everybody who was chosen, in reach of the thumb. */
export const BulkBar = ({ selection: { chosen, clear }, onAct }: Props) => {
  const { t } = useTranslation("workers");
  if (chosen.size === 0) return null;
  return (
    <section className={classes.bulk} aria-label={t("bulk.label")}>
      <strong aria-live="polite">{t("bulk.count", { count: chosen.size })}</strong>
      <Button leftSection={<IconLink size={16} aria-hidden="true" />} onClick={() => onAct("LINK")}>
        {t("bulk.LINK")}
      </Button>
      <Button variant="default" leftSection={<IconUnlink size={16} aria-hidden="true" />} onClick={() => onAct("UNLINK")}>
        {t("bulk.UNLINK")}
      </Button>
      <Button variant="subtle" onClick={clear}>
        {t("bulk.clear")}
      </Button>
    </section>
  );
};

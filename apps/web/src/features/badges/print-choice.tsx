import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./badge-dialog.module.css";
import type { PrintLayout } from "./badge-queries.ts";

type Props = { readonly value: PrintLayout; readonly onChange: (layout: PrintLayout) => void };

/** Paper of a print. */
export const PrintChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation("badges");
  return (
    <div className={classes.paper}>
      <SegmentedControl<PrintLayout>
        aria-label={t("paper.label")}
        value={value}
        onChange={onChange}
        data={[
          { value: "card", label: t("paper.card") },
          { value: "sheet", label: t("paper.sheet") },
        ]}
      />
      <p className={classes.quiet}>{t(`paper.${value}Says`)}</p>
    </div>
  );
};

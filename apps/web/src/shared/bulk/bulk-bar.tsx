import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./bulk-bar.module.css";

type Props = {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all that was chosen. */
  readonly children: ReactNode;
};

/** What can be done with everything that was chosen, in reach of the thumb. The last row stands above it, never beneath. */
export const BulkBar = ({ label, count, onClear, children }: Props) => {
  const { t } = useTranslation("bulk");
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label={label}>
      <strong aria-live="polite">{t("count", { count })}</strong>
      {children}
      <Button variant="subtle" onClick={onClear}>
        {t("clear")}
      </Button>
    </section>
  );
};

import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import lines from "../ui/lines.module.css";
import classes from "./bulk-bar.module.css";

/** Focuses the bulk bar when the focused control inside it disappears. */
export const focusBulkBar = (): void => document.querySelector<HTMLElement>("[data-bulk-bar]")?.focus({ preventScroll: true });

type Props = {
  readonly label: string;
  readonly count: number;
  /** Number of selected rows on other pages; the action includes them. */
  readonly elsewhere: number;
  readonly onClear: () => void;
  /** The actions for the selected rows. */
  readonly children: ReactNode;
};

/** Bulk action bar, sticky at the bottom of the list. It never covers the last row. */
export const BulkBar = ({ label, count, elsewhere, onClear, children }: Props) => {
  const { t } = useTranslation("bulk");
  const countText = count > 0 && t("count", { count });
  return (
    <>
      {/* The live region exists before the first selection, so that screen readers announce the first one too. */}
      <VisuallyHidden aria-live="polite">{countText}</VisuallyHidden>
      {countText && (
        <section className={classes.bar} aria-label={label} tabIndex={-1} data-bulk-bar="">
          <span className={classes.count}>
            <span className={classes.told}>
              <strong>{countText}</strong>
              {elsewhere > 0 && <span className={lines.quiet}>{t("elsewhere", { count: elsewhere })}</span>}
            </span>
            <ActionIcon size={44} aria-label={t("clear")} title={t("clear")} onClick={onClear}>
              <IconX size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </span>
          {children}
        </section>
      )}
    </>
  );
};

import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import lines from "../ui/lines.module.css";
import classes from "./bulk-bar.module.css";

/** Leads whoever had the focus in the bar, on what is gone, to the bar as a whole. */
export const focusBulkBar = (): void => document.querySelector<HTMLElement>("[data-bulk-bar]")?.focus({ preventScroll: true });

type Props = {
  readonly label: string;
  readonly count: number;
  /** How many of them are not on the page that is shown: they go along all the same. */
  readonly elsewhere: number;
  readonly onClear: () => void;
  /** What can be done with all that was chosen. */
  readonly children: ReactNode;
};

/** What can be done with everything that was chosen, in reach of the thumb. The last row stands above it, never beneath. */
export const BulkBar = ({ label, count, elsewhere, onClear, children }: Props) => {
  const { t } = useTranslation("bulk");
  const told = count > 0 && t("count", { count });
  return (
    <>
      {/* It is there before anything is chosen, so that the first is heard as well. */}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
      {told && (
        <section className={classes.bar} aria-label={label} tabIndex={-1} data-bulk-bar="">
          <span className={classes.count}>
            <span className={classes.told}>
              <strong>{told}</strong>
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

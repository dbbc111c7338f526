import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import type { PendenciesFilter } from "../pendency-filter.ts";
import classes from "./status-tabs.module.css";
import { type Counted, changeToTab, chosenTabs, countOf, type Tab, tabs } from "./tabs.ts";
import { useTotals } from "./use-totals.ts";

type TabProps = {
  readonly name: string;
  readonly counted: Counted | undefined;
  readonly isChosen: boolean;
  readonly isRejected?: boolean;
  readonly onChoose: () => void;
};
/** Scrolls the strip so that the selected tab is fully visible. */
const bringIntoView = (tab: HTMLElement | null): void => {
  const strip = tab?.closest("ul");
  if (!tab || !strip) return;
  const [{ left, right }, all] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.max(0, right - all.right) - Math.max(0, all.left - left);
};

const TabButton = ({ name, counted, isChosen, isRejected, onChoose }: TabProps) => {
  const { t } = useTranslation("pendencies");
  const { number } = useFormat();
  const count = ({ total, isExact }: Counted) => (isExact ? number(total) : t("tabs.moreThan", { total: number(total) }));
  const button = useRef<HTMLButtonElement>(null);
  // Runs again when the counts arrive, because they widen the strip.
  useEffect(() => {
    if (isChosen && counted) bringIntoView(button.current);
  }, [isChosen, counted]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={classes.tab}
        aria-pressed={isChosen}
        data-rejected={(isRejected && counted && counted.total > 0) || undefined}
        onClick={onChoose}
      >
        {name}
        <span className={classes.count}>{counted && count(counted)}</span>
      </button>
    </li>
  );
};

/** Status filter with the number of pendencies per status. Several statuses can be marked. */
export const StatusTabs = ({ filter }: { readonly filter: PendenciesFilter }) => {
  const { t } = useTranslation(["pendencies", "pendencyWords", "shared"]);
  const { asked, choose } = filter;
  const { totals, error, isPlaceholderData, refetch } = useTotals(filter);
  const strip = useRef<HTMLUListElement>(null);
  const chosen = chosenTabs(asked);
  const pick = (tab: Tab) => choose(changeToTab(chosen.length === 1 && chosen[0] === tab ? null : tab));
  const nameOf = ({ status, rejected }: Tab) => (rejected ? t("pendencyWords:rejected") : t(`pendencyWords:status.${status}`));
  // The retry button unmounts when it is pressed, so the focus moves to the strip.
  const askAgain = () => {
    strip.current?.focus();
    refetch();
  };
  const areOld = isPlaceholderData || error !== null;
  return (
    <div className={classes.strip}>
      <ul ref={strip} tabIndex={-1} className={classes.tabs} aria-label={t("tabs.label")} data-waiting={areOld || undefined}>
        <TabButton
          name={t("tabs.all")}
          counted={totals && countOf(totals, tabs)}
          isChosen={chosen.length === 0}
          onChoose={() => choose(changeToTab(null))}
        />
        {tabs.map((tab) => (
          <TabButton
            key={`${tab.status} ${tab.rejected}`}
            name={nameOf(tab)}
            counted={totals && countOf(totals, [tab])}
            isChosen={chosen.includes(tab)}
            isRejected={tab.rejected}
            onChoose={() => pick(tab)}
          />
        ))}
      </ul>
      {error !== null && totals === undefined && (
        <p className={classes.failed}>
          <span role="alert">{t("tabs.failed")}</span>
          <Button variant="subtle" size="compact-sm" onClick={askAgain}>
            {t("shared:retry")}
          </Button>
        </p>
      )}
    </div>
  );
};

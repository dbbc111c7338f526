import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SearchState } from "../../features/search/search-query.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import classes from "./command-list.module.css";

type Props = { readonly search: SearchState; readonly text: string; readonly matchCount: number; readonly optionCount: number };

/** State of the search below the options. Screen readers announce it. */
export const SearchStatus = ({ search, text, matchCount, optionCount }: Props) => {
  const { t } = useTranslation("palette");
  const messageOf = useMessageOf();
  const isDone = search.state === "found";
  return (
    <>
      <div role="status">
        {search.state === "searching" && (
          <p className={classes.status}>
            <Loader size={14} aria-hidden="true" />
            {t("searching")}
          </p>
        )}
        {search.state === "limited" && <p className={classes.status}>{t("limited", { count: search.seconds })}</p>}
        {search.state === "short" && <p className={classes.status}>{t("short")}</p>}
        {isDone && optionCount === 0 && <p className={classes.status}>{t("none", { text })}</p>}
        {isDone && optionCount > 0 && <VisuallyHidden>{t("found", { count: matchCount })}</VisuallyHidden>}
      </div>
      {search.state === "failed" && (
        <div className={classes.status} role="alert">
          {messageOf(search.failure)}
          <Button size="compact-sm" variant="default" onClick={search.retry}>
            {t("retry")}
          </Button>
        </div>
      )}
    </>
  );
};

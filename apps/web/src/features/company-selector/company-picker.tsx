import { Button, Loader, Switch } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { CompanyOptions, companyListId, companyOptionId } from "./company-options.tsx";
import classes from "./company-picker.module.css";
import { type CompanyChoice, useCompanyChoice } from "./use-company-choice.ts";

type Props = { readonly total: number; readonly onDone: () => void };

/** The empty state of the list: error, loading or no result. */
const Unfilled = ({ query, companies }: Pick<CompanyChoice, "query" | "companies">) => {
  const { t } = useTranslation(["companySelector", "shared"]);
  const messageOf = useMessageOf();
  if (query.error)
    return (
      <div className={classes.none} role="alert">
        <p>{messageOf(query.error)}</p>
        <Button variant="default" onClick={() => void query.refetch()}>
          {t("shared:retry")}
        </Button>
      </div>
    );
  if (query.isPending || query.isFetchingNextPage)
    return (
      <div className={classes.none} role="status">
        <Loader size={16} aria-hidden="true" /> {t("shared:loading")}
      </div>
    );
  if (companies.length > 0) return null;
  return (
    <p className={classes.none} role="status">
      {t("none")}
    </p>
  );
};

/** Combobox: the focus stays in the search field, and the arrow keys move through the options. */
export const CompanyPicker = ({ total, onDone }: Props) => {
  const { t } = useTranslation("companySelector");
  const choice = useCompanyChoice(onDone);
  const { single, several, setSeveral, typed, type, query, companies, under, listen } = choice;
  return (
    <div className={classes.picker}>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <input
          className={classes.input}
          role="combobox"
          aria-label={t("search")}
          aria-expanded="true"
          aria-controls={companyListId}
          aria-activedescendant={under === undefined ? undefined : companyOptionId(under)}
          placeholder={t("search")}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={listen}
          autoComplete="off"
          data-autofocus
        />
      </div>
      <CompanyOptions choice={choice} total={total} />
      <Unfilled query={query} companies={companies} />
      <div className={classes.foot}>
        {single ? (
          <span>{t("one")}</span>
        ) : (
          <Switch size="sm" label={t("several")} checked={several} onChange={({ currentTarget }) => setSeveral(currentTarget.checked)} />
        )}
        <span className={classes.hint}>{t("hint")}</span>
      </div>
    </div>
  );
};

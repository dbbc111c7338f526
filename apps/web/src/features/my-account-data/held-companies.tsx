import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { Button, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { SettingsPanel } from "../../shared/ui/settings-panel.tsx";
import { heldCompaniesQuery } from "./data-queries.ts";
import classes from "./my-account-data.module.css";

/** Where the person works, and as what. */
export const HeldCompanies = () => {
  const { t } = useTranslation(["myData", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(heldCompaniesQuery);
  const companies = data?.pages.flatMap(({ results }) => results);
  return (
    <SettingsPanel title={t("companies.title")} says={t("companies.says")}>
      {!companies && !error && <Skeleton height={44} role="status" aria-label={t("shared:loading")} />}
      {companies?.length === 0 && <p className={classes.none}>{t("companies.none")}</p>}
      {companies && companies.length > 0 && (
        <ul className={classes.rows}>
          {companies.map(({ id, tradingName, cnpj, owner, profile }) => (
            <li key={id} className={classes.row}>
              <span className={classes.main}>
                <strong>{tradingName}</strong>
                <span className={classes.quiet}>{maskCnpj(cnpj)}</span>
              </span>
              <span className={classes.side}>{owner ? t("companies.owner") : profile.name}</span>
            </li>
          ))}
        </ul>
      )}
      {error && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {error && (
        <Button variant="default" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      )}
      {hasNextPage && !error && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("companies.more")}
        </Button>
      )}
    </SettingsPanel>
  );
};

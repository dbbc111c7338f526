import type { ServiceMonthRow } from "@emdia/contract/pendencies/service-month.ts";
import { Button, Drawer, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { keepSearchParams } from "../../../shared/list/keep-search-params.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { monthText } from "../../../shared/pendencies/reference-text.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import classes from "./awaiting-months.module.css";
import { awaitingMonthsQuery } from "./awaiting-months-query.ts";

const Line = ({ row }: { readonly row: ServiceMonthRow }) => {
  const { t } = useTranslation("serviceMonth");
  const { instant } = useFormat();
  const { company, project, note, pendencyId, declaredBy, declaredAt } = row;
  const month = monthText(row.month);
  return (
    <li className={classes.row}>
      <strong>
        {month} · {company.name}
      </strong>
      <span>{project.name}</span>
      {note !== null && <p className={classes.note}>{note}</p>}
      <span className={classes.quiet}>{t("awaiting.declared", { name: declaredBy, when: instant(declaredAt) })}</span>
      {pendencyId === null ? (
        <span className={classes.quiet}>{t("awaiting.gone")}</span>
      ) : (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/pendencias/editar/$id" params={{ id: String(pendencyId) }} search={keepSearchParams} {...props} />
          )}
        >
          {t("awaiting.open", { month, supplier: company.name })}
        </Button>
      )}
    </li>
  );
};

const Months = () => {
  const { t } = useTranslation("serviceMonth");
  const [companies] = useSelectedCompanies();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(awaitingMonthsQuery(companies));
  const rows = data?.pages.flatMap(({ results }) => results);
  if (!rows && error !== null) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton height={120} role="status" aria-label={t("awaiting.loading")} />;
  if (rows.length === 0) return <ListMessage title={t("awaiting.empty")} hint={t("awaiting.emptyHint")} />;
  return (
    <>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("awaiting.more")}
        </Button>
      )}
    </>
  );
};

/** Drawer with the declarations of months without service that the contractor has to decide. */
export const AwaitingMonthsDrawer = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(["serviceMonth", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t("awaiting.title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Months />}
    </Drawer>
  );
};

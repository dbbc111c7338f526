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
import section from "../../../shared/ui/panels/page-section.module.css";
import classes from "./service-months.module.css";
import { type MonthList, serviceMonthsQuery } from "./service-months-query.ts";

type ListProps = { readonly list: MonthList };

const Line = ({ row, list }: ListProps & { readonly row: ServiceMonthRow }) => {
  const { t } = useTranslation("serviceMonth");
  const { instant } = useFormat();
  const { project, note, reason, pendencyId, declaredBy, declaredAt, decidedBy, decidedAt } = row;
  const month = monthText(row.month);
  const company = list === "awaiting" ? row.company : row.contractor;
  return (
    <li className={classes.row}>
      <strong>
        {month} · {company.name}
      </strong>
      <span>{project.name}</span>
      {note !== null && <p className={section.note}>{note}</p>}
      <span className={section.quiet}>{t("monthList.declared", { name: declaredBy, when: instant(declaredAt) })}</span>
      {decidedBy !== null && decidedAt !== null && (
        <span className={section.quiet}>{t("told.denied", { name: decidedBy, when: instant(decidedAt) })}</span>
      )}
      {reason !== null && <p className={section.note}>{reason}</p>}
      {pendencyId === null ? (
        <span className={section.quiet}>{t("monthList.gone")}</span>
      ) : (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/pendencias/editar/$id" params={{ id: String(pendencyId) }} search={keepSearchParams} {...props} />
          )}
        >
          {list === "awaiting" ? t("awaitingList.open", { month, supplier: company.name }) : t("deniedList.open", { month })}
        </Button>
      )}
    </li>
  );
};

const Months = ({ list }: ListProps) => {
  const { t } = useTranslation("serviceMonth");
  const [companies] = useSelectedCompanies();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(serviceMonthsQuery(list, companies));
  const rows = data?.pages.flatMap(({ results }) => results);
  if (!rows && error !== null) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton height={120} role="status" aria-label={t("monthList.loading")} />;
  if (rows.length === 0) return <ListMessage title={t(`${list}List.empty`)} hint={t(`${list}List.emptyHint`)} />;
  return (
    <>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Line key={row.id} row={row} list={list} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("monthList.more")}
        </Button>
      )}
    </>
  );
};

type Props = ListProps & { readonly opened: boolean; readonly onClose: () => void };

/** Drawer with the declarations of months without service that the contractor has to decide, or with those it denied. */
export const ServiceMonthsDrawer = ({ list, opened, onClose }: Props) => {
  const { t } = useTranslation(["serviceMonth", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t(`${list}List.title`)}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Months list={list} />}
    </Drawer>
  );
};

import type { PendencyIndicator } from "@emdia/contract/panels/indicators.ts";
import { pendencyLink } from "@emdia/contract/panels/links.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { PanelBody, PanelFrame } from "../panel-frame.tsx";
import type { PanelSearch } from "../panel-search.ts";
import { pendencyFiguresQuery } from "../panels-queries.ts";
import { ChangeLine } from "./change-line.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Headline } from "./headline.tsx";
import classes from "./indicators.module.css";
import { amountsOf, filterOfColumn, planColumns } from "./plan-columns.ts";

type Props = { readonly filter: PanelSearch };
type FiguresProps = Props & { readonly data: PendencyIndicator };

const parts = ["settled", "irregular", "providerTurn", "contractorTurn"] as const;
const partFilters: { readonly [P in (typeof parts)[number]]: PendencyFilter } = {
  settled: { status: [...settledStatuses] },
  irregular: { irregular: "all" },
  providerTurn: { irregular: "provider" },
  contractorTurn: { irregular: "contractor" },
};

/** Irregular documents as a bar of two parts: the supplier's turn and the contractor's turn. */
const TurnBar = ({ data: { irregular, providerTurn, contractorTurn } }: Pick<FiguresProps, "data">) => (
  <span className={classes.bar} aria-hidden="true">
    {irregular > 0 && (
      <>
        <span className={classes.fill} data-part="provider" style={{ width: `${(providerTurn / irregular) * 100}%` }} />
        <span className={classes.fill} data-part="contractor" style={{ width: `${(contractorTurn / irregular) * 100}%` }} />
      </>
    )}
  </span>
);

const StatusTable = ({ data, filter }: FiguresProps) => {
  const { t } = useTranslation(["panels", "pendencyWords"]);
  const columns = planColumns(filter);
  const amountIn = (plan: (typeof columns)[number], status: (typeof pendencyStatuses)[number]) =>
    amountsOf(data, plan)?.statuses.find((one) => one.status === status)?.total ?? 0;
  return (
    <details className={classes.more}>
      <summary>{t("panels:byStatus")}</summary>
      <FigureTable
        label={t("panels:byStatus")}
        path="/pendencias"
        list={data.list}
        columns={columns.map((plan) => plan ?? t("panels:figures.total"))}
        rows={pendencyStatuses.map((status) => ({
          key: status,
          label: t(`pendencyWords:status.${status}`),
          figures: columns.map((plan) => ({
            amount: amountIn(plan, status),
            search: pendencyLink(filterOfColumn(filter, plan), { status: [status] }),
          })),
        }))}
      />
    </details>
  );
};

const Figures = ({ data, filter }: FiguresProps) => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  const columns = planColumns(filter);
  return (
    <>
      <Headline
        path="/pendencias"
        list={data.list}
        search={pendencyLink(filter, partFilters.irregular)}
        value={number(data.irregular)}
        words={t("irregularOf", { count: data.irregular, total: number(data.total) })}
        day={data.day}
        change={<ChangeLine figure="pendencies" filter={filter} now={data.irregular} />}
      >
        <TurnBar data={data} />
      </Headline>
      <FigureTable
        label={t("panels.IndicatorPendency")}
        path="/pendencias"
        list={data.list}
        columns={columns.map((plan) => plan ?? t("figures.total"))}
        rows={parts.map((part) => ({
          key: part,
          label: t(`figures.${part}`),
          isPart: part.endsWith("Turn"),
          figures: columns.map((plan) => ({
            amount: amountsOf(data, plan)?.[part] ?? 0,
            search: pendencyLink(filterOfColumn(filter, plan), partFilters[part]),
          })),
        }))}
      />
      <StatusTable data={data} filter={filter} />
    </>
  );
};

/** Required documents by plan and status; the irregular ones by the side whose turn it is. */
export const PendencyPanel = ({ filter }: Props) => {
  const [companies] = useSelectedCompanies();
  const query = useQuery(pendencyFiguresQuery(filter, companies));
  return (
    <PanelFrame name="IndicatorPendency">
      <PanelBody query={query}>{(data) => <Figures data={data} filter={filter} />}</PanelBody>
    </PanelFrame>
  );
};

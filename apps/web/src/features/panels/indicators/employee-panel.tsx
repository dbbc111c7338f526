import type { EmployeeIndicator } from "@emdia/contract/panels/indicators.ts";
import { workerLink } from "@emdia/contract/panels/links.ts";
import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { PanelBody, PanelFrame } from "../panel-frame.tsx";
import type { PanelSearch } from "../panel-search.ts";
import { workerFiguresQuery } from "../panels-queries.ts";
import { ChangeLine } from "./change-line.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Headline } from "./headline.tsx";

type Props = { readonly filter: PanelSearch };

const columns = ["total", "withPendencies", "withoutPendencies"] as const;
type Amounts = { readonly [C in (typeof columns)[number]]: number };
const columnFilters: { readonly [C in (typeof columns)[number]]: Partial<WorkerFilter> } = {
  total: {},
  withPendencies: { hasPendencies: true },
  withoutPendencies: { withoutPendencies: true },
};

const Figures = ({ data, filter }: Props & { readonly data: EmployeeIndicator }) => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  const figuresOf = (amounts: Amounts, part: Partial<WorkerFilter>) =>
    columns.map((column) => ({ amount: amounts[column], search: workerLink(filter, { ...part, ...columnFilters[column] }) }));
  return (
    <>
      <Headline
        path="/colaboradores"
        list={data.list}
        search={workerLink(filter)}
        value={number(data.total)}
        words={t("linkedWorkers", { count: data.total })}
        day={data.day}
        change={<ChangeLine figure="workers" filter={filter} now={data.total} />}
      />
      <FigureTable
        label={t("panels.IndicatorEmployee")}
        path="/colaboradores"
        list={data.list}
        columns={columns.map((column) => t(`workers.${column}`))}
        rows={[
          ...data.statuses.map(({ status, ...amounts }) => ({
            key: status,
            label: t(`workers.statuses.${status}`),
            figures: figuresOf(amounts, { contractStatus: [status] }),
          })),
          { key: "all", label: t("figures.total"), figures: figuresOf(data, {}) },
        ]}
      />
    </>
  );
};

/** Linked workers with and without pendencies, by contract status. */
export const EmployeePanel = ({ filter }: Props) => {
  const [companies] = useSelectedCompanies();
  const query = useQuery(workerFiguresQuery(filter, companies));
  return (
    <PanelFrame name="IndicatorEmployee">
      <PanelBody query={query}>{(data) => <Figures data={data} filter={filter} />}</PanelBody>
    </PanelFrame>
  );
};

import { shareOf } from "@emdia/contract/panels/share.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FigureLink } from "../figure-link.tsx";
import type { PanelSearch } from "../panel-search.ts";
import { pointLink, settledLink } from "./chart-link.ts";
import { type ChartName, type ChartPoint, type ChartSeries, monthsOf, pointAt } from "./chart-series.ts";
import classes from "./charts.module.css";
import { useMonthText } from "./use-point-text.ts";

type Props = { readonly name: ChartName; readonly title: string; readonly series: readonly ChartSeries[]; readonly filter: PanelSearch };

type CellProps = Pick<Props, "name" | "filter"> & {
  readonly series: ChartSeries;
  readonly point: ChartPoint | undefined;
  readonly month: string;
};

const PlanCells = ({ name, filter, series: { plan, list }, point, month }: CellProps) => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  if (!point) return [0, 1, 2].map((cell) => <td key={cell}>–</td>);
  const input = { name, filter, plan };
  const named = (column: "settled" | "required", amount: number) => `${plan}, ${month}, ${t(`figures.${column}`)}: ${number(amount)}`;
  return (
    <>
      <td>
        <FigureLink path="/pendencias" search={settledLink(input, point)} list={list} label={named("settled", point.settled)}>
          {number(point.settled)}
        </FigureLink>
      </td>
      <td>
        <FigureLink path="/pendencias" search={pointLink(input, point)} list={list} label={named("required", point.total)}>
          {number(point.total)}
        </FigureLink>
      </td>
      <td>{shareOf(point)}%</td>
    </>
  );
};

/** The data of a chart as a table; each number is a link to its documents. */
export const ChartTable = ({ name, title, series, filter }: Props) => {
  const { t } = useTranslation("panels");
  const monthText = useMonthText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that arrow keys scroll it.
    <section className={classes.tableBox} aria-label={t("chart.tableOf", { title })} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t("chart.month")}
            </th>
            {series.map(({ plan }) => (
              <th key={plan} scope="colgroup" colSpan={3}>
                {plan}
              </th>
            ))}
          </tr>
          <tr>
            {series.flatMap(({ plan }) =>
              (["settled", "required", "share"] as const).map((column) => (
                <th key={`${plan}-${column}`} scope="col">
                  {t(`figures.${column}`)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {monthsOf(series)
            .toReversed()
            .map((month) => (
              <tr key={month}>
                <th scope="row">{monthText(month)}</th>
                {series.map((one) => (
                  <PlanCells key={one.plan} name={name} filter={filter} series={one} point={pointAt(one, month)} month={monthText(month)} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
};

import { useElementSize } from "@mantine/hooks";
import { Group } from "@visx/group";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PanelSearch } from "../panel-search.ts";
import { ChartAxes } from "./chart-axes.tsx";
import { CHART_HEIGHT_PX, type ChartGeometry, chartMargin, geometryOf } from "./chart-geometry.ts";
import { pointLink } from "./chart-link.ts";
import { BarMark, LineMark, PlanLine } from "./chart-marks.tsx";
import { ChartPointLink } from "./chart-point-link.tsx";
import { type ChartName, type ChartSeries, monthsOf, pointAt } from "./chart-series.ts";
import classes from "./charts.module.css";
import type { PointKey } from "./next-point.ts";
import { placeText, useChartKeys } from "./use-chart-keys.ts";
import { usePointText } from "./use-point-text.ts";

type Props = { readonly name: ChartName; readonly title: string; readonly series: readonly ChartSeries[]; readonly filter: PanelSearch };
type Shown = { readonly onShow: (text: string | null) => void };

const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={5} height={5} className={classes.hatchGround} />
      <line x1={0} x2={0} y1={0} y2={5} className={classes.hatchLine} />
    </pattern>
  </defs>
);

/** Names of the plans with the look of their bars or lines. */
const Legend = ({ series, name }: Pick<Props, "series" | "name">) => (
  <ul className={classes.legend} aria-hidden="true">
    {series.map(({ plan }) => (
      <li key={plan}>
        <span className={classes.swatch} data-plan={plan} data-mark={name === "ConformityMonth" ? "bar" : "line"} />
        {plan}
      </li>
    ))}
  </ul>
);

type PointsProps = Omit<Props, "title"> & {
  readonly geometry: ChartGeometry;
  readonly months: readonly (string | null)[];
  readonly current: PointKey;
  readonly onPoint: (place: PointKey, text: string) => void;
};

/** The marks month by month, in the order of their announcement. */
const Points = ({ name, series, filter, geometry, months, current, onPoint }: PointsProps) => {
  const hatch = useId();
  const pointText = usePointText();
  const Mark = name === "ConformityMonth" ? BarMark : LineMark;
  const markOf = (one: ChartSeries, place: PointKey) => {
    const point = pointAt(one, months[place.column] ?? null);
    if (!point) return null;
    const text = pointText(one.plan, point);
    const other = series.find((candidate) => candidate !== one);
    return (
      <ChartPointLink
        key={placeText(place)}
        list={one.list}
        search={pointLink({ name, filter, plan: one.plan }, point)}
        label={text}
        place={placeText(place)}
        isTabStop={placeText(current) === placeText(place)}
        onShow={() => onPoint(place, text)}
      >
        <Mark geometry={geometry} series={one} point={point} rival={other && pointAt(other, point.month)} hatch={hatch} />
      </ChartPointLink>
    );
  };
  return (
    <>
      <Hatch id={hatch} />
      {months.map((_, column) => series.map((one, row) => markOf(one, { column, row })))}
    </>
  );
};

const Drawing = ({ title, width, onShow, ...props }: Props & Shown & { readonly width: number }) => {
  const { name, series } = props;
  const months = monthsOf(series);
  const geometry = geometryOf({ months, series, width });
  const hasPoint = ({ column, row }: PointKey): boolean => {
    const [month, one] = [months[column], series[row]];
    return one !== undefined && month !== undefined && pointAt(one, month) !== undefined;
  };
  const keys = useChartKeys({ columns: months.length, rows: series.length, hasPoint });
  const { svg } = keys;
  useEffect(() => {
    // A chart that is wider than its panel opens at its latest month.
    const box = svg.current?.parentElement;
    if (box && geometry.width > width) box.scrollLeft = box.scrollWidth;
  }, [svg, geometry.width, width]);
  const onPoint = (place: PointKey, text: string) => {
    keys.choose(place);
    onShow(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group with a name.
    <svg
      ref={svg}
      className={classes.chart}
      width={geometry.width}
      height={CHART_HEIGHT_PX}
      role="group"
      aria-label={title}
      onKeyDown={keys.onKeyDown}
      onPointerLeave={() => onShow(null)}
      onBlur={() => onShow(null)}
    >
      <Group left={chartMargin.left} top={chartMargin.top}>
        <ChartAxes geometry={geometry} />
        {name === "ConformityCreation" && series.map((one) => <PlanLine key={one.plan} geometry={geometry} series={one} />)}
        <Points {...props} geometry={geometry} months={months} current={keys.current} onPoint={onPoint} />
      </Group>
    </svg>
  );
};

/** Share of settled documents by month: bars per month of reference, lines per month of creation. Each mark is a link to its documents. */
export const Chart = (props: Props) => {
  const { t } = useTranslation("panels");
  const [shown, setShown] = useState<string | null>(null);
  const { ref, width } = useElementSize<HTMLDivElement>();
  return (
    <>
      <Legend series={props.series} name={props.name} />
      <div ref={ref} className={classes.scroll}>
        {width > 0 && <Drawing {...props} width={width} onShow={setShown} />}
      </div>
      <p className={classes.shown} aria-hidden="true">
        {shown ?? t("chart.caption")}
      </p>
    </>
  );
};

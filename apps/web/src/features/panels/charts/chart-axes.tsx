import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { useTranslation } from "react-i18next";
import { shortMonth } from "../month-name.ts";
import type { ChartGeometry } from "./chart-geometry.ts";
import classes from "./charts.module.css";

type TickProps = { readonly x: number; readonly y: number; readonly formattedValue?: string | undefined };

const MonthTick = ({ x, y, formattedValue }: TickProps) => (
  <text x={x} y={y} dy="0.25em" textAnchor="middle" className={classes.tick}>
    {formattedValue}
  </text>
);
const PercentTick = ({ x, y, formattedValue }: TickProps) => (
  <text x={x} y={y} dy="0.32em" textAnchor="end" className={classes.tick}>
    {formattedValue}
  </text>
);

/** Months below, percentages on the left. Hidden from screen readers, because each point names both. */
export const ChartAxes = ({ geometry }: { readonly geometry: ChartGeometry }) => {
  const { t } = useTranslation("panels");
  const { x, y, innerWidth, innerHeight, gridLines, labelled } = geometry;
  return (
    <Group aria-hidden="true">
      {gridLines.map((value) => (
        <line key={value} x1={0} x2={innerWidth} y1={y(value)} y2={y(value)} className={classes.grid} />
      ))}
      <AxisLeft
        scale={y}
        tickValues={gridLines}
        tickFormat={(value) => `${Number(value)}%`}
        tickComponent={(tick) => <PercentTick {...tick} />}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={innerHeight}
        tickValues={labelled}
        tickFormat={(key) => (key === "none" ? t("chart.noMonth") : shortMonth(key))}
        tickComponent={(tick) => <MonthTick {...tick} />}
        axisLineClassName={classes.axis ?? ""}
        hideTicks
      />
    </Group>
  );
};

import { Group } from "@visx/group";
import { LinePath } from "@visx/shape";
import { BAR_LABEL_WIDTH_PX, type ChartGeometry, monthKey } from "./chart-geometry.ts";
import { type ChartPoint, type ChartSeries, shareOf } from "./chart-series.ts";
import classes from "./charts.module.css";

type MarkProps = {
  readonly geometry: ChartGeometry;
  readonly series: ChartSeries;
  readonly point: ChartPoint;
  /** Fill of the second plan, which is hatched as well as coloured. */
  readonly hatch: string;
};

const leftOf = ({ x }: ChartGeometry, month: string | null): number => x(monthKey(month)) ?? 0;
const MARK_HALF_PX = 4;

/** A bar with its share above it. Its whole column takes clicks, so that low bars do too. */
export const BarMark = ({ geometry, series: { plan }, point, hatch }: MarkProps) => {
  const { bars, y, innerHeight } = geometry;
  const share = shareOf(point) ?? 0;
  const width = bars.bandwidth();
  return (
    <Group left={leftOf(geometry, point.month) + (bars(plan) ?? 0)}>
      <rect className={classes.target} width={width} height={innerHeight} />
      <rect
        className={classes.bar}
        data-plan={plan}
        y={y(share)}
        width={width}
        height={innerHeight - y(share)}
        {...(plan === "SSMA" && { fill: `url(#${hatch})` })}
      />
      {width >= BAR_LABEL_WIDTH_PX && (
        <text className={classes.value} x={width / 2} y={y(share) - 6} textAnchor="middle">
          {share}%
        </text>
      )}
    </Group>
  );
};

const centreOf = (geometry: ChartGeometry, month: string | null): number => leftOf(geometry, month) + geometry.x.bandwidth() / 2;

/** A point of a line: a circle, or a square for the second plan. */
export const LineMark = ({ geometry, series: { plan, points }, point }: MarkProps) => {
  const { x, y, innerHeight } = geometry;
  const share = shareOf(point) ?? 0;
  const isLast = points.at(-1) === point;
  return (
    <Group left={centreOf(geometry, point.month)}>
      <rect
        className={classes.target}
        x={-x.step() / 2}
        y={Math.max(0, y(share) - 14)}
        width={x.step()}
        height={Math.min(28, innerHeight)}
      />
      {plan === "SSMA" ? (
        <rect className={classes.dot} data-plan={plan} x={-MARK_HALF_PX} y={y(share) - MARK_HALF_PX} width={8} height={8} />
      ) : (
        <circle className={classes.dot} data-plan={plan} cy={y(share)} r={MARK_HALF_PX} />
      )}
      {isLast && (
        <text className={classes.value} y={y(share) + (plan === "SSMA" ? 18 : -9)} textAnchor="middle">
          {share}%
        </text>
      )}
    </Group>
  );
};

/** Line of one plan; the second one is dashed. */
export const PlanLine = ({ geometry, series }: Pick<MarkProps, "geometry" | "series">) => (
  <LinePath
    className={classes.line ?? ""}
    data-plan={series.plan}
    data={[...series.points]}
    x={({ month }) => centreOf(geometry, month)}
    y={(point) => geometry.y(shareOf(point) ?? 0)}
  />
);

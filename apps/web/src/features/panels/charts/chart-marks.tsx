import { shareOf } from "@emdia/contract/panels/share.ts";
import { Group } from "@visx/group";
import { LinePath } from "@visx/shape";
import { BAR_LABEL_WIDTH_PX, type ChartGeometry, monthKey } from "./chart-geometry.ts";
import type { ChartPoint, ChartSeries } from "./chart-series.ts";
import classes from "./charts.module.css";

type MarkProps = {
  readonly geometry: ChartGeometry;
  readonly series: ChartSeries;
  readonly point: ChartPoint;
  /** Point of the other plan in the same month. */
  readonly rival: ChartPoint | undefined;
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

/** Points of the two plans in one month that are closer than this many percent stand side by side. */
const CLOSE_PERCENT = 5;
const DODGE_PX = 5;

/** Place of a point and of its label next to the point of the other plan in that month. Each takes the clicks of its half of the month. */
const placeOf = ({ geometry: { x }, series: { plan }, point, rival }: MarkProps) => {
  const [share, step] = [shareOf(point) ?? 0, x.step()];
  if (!rival) return { dodge: 0, left: -step / 2, width: step, isAbove: true };
  const difference = share - (shareOf(rival) ?? 0);
  const isFirst = plan === "STP";
  const dodge = isFirst ? -DODGE_PX : DODGE_PX;
  return {
    dodge: Math.abs(difference) < CLOSE_PERCENT ? dodge : 0,
    left: isFirst ? -step / 2 : 0,
    width: step / 2,
    isAbove: difference === 0 ? isFirst : difference > 0,
  };
};

/** A point of a line: a circle, or a square for the second plan. */
export const LineMark = (props: MarkProps) => {
  const { geometry, series, point } = props;
  const share = shareOf(point) ?? 0;
  const top = geometry.y(share);
  const { dodge, left, width, isAbove } = placeOf(props);
  return (
    <Group left={centreOf(geometry, point.month)}>
      <rect className={classes.target} x={left} width={width} height={geometry.innerHeight} />
      {series.plan === "SSMA" ? (
        <rect className={classes.dot} data-plan="SSMA" x={dodge - MARK_HALF_PX} y={top - MARK_HALF_PX} width={8} height={8} />
      ) : (
        <circle className={classes.dot} data-plan="STP" cx={dodge} cy={top} r={MARK_HALF_PX} />
      )}
      {series.points.at(-1) === point && (
        <text className={classes.value} x={dodge} y={top + (isAbove ? -9 : 18)} textAnchor="middle">
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

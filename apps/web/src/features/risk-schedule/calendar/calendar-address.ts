// View of the risk schedules in the address, such as `?ver=linha&escala=semana&dia=2026-03-10`. The filter of the list stays beside it.
import { dayOfYears } from "@emdia/contract/list.ts";
import { RISK_YEAR_MAX, RISK_YEAR_MIN } from "@emdia/contract/risk-schedule/limits.ts";
import * as z from "zod/mini";

export const scheduleViews = ["lista", "calendario", "linha"] as const;
export type ScheduleView = (typeof scheduleViews)[number];
export const timelineScales = ["dia", "semana"] as const;
export type TimelineScale = (typeof timelineScales)[number];
export const laneKinds = ["area", "fornecedor"] as const;
export type LaneKind = (typeof laneKinds)[number];

export type CalendarAddress = {
  readonly view: ScheduleView;
  /** Any day of the shown month, week or day. */
  readonly day: string;
  readonly scale: TimelineScale;
  readonly lanes: LaneKind;
};
const riskDay = dayOfYears(RISK_YEAR_MIN, RISK_YEAR_MAX);
type Search = { readonly [name: string]: unknown };

const oneOf = <T extends string>(choices: readonly T[], value: unknown, opening: T): T => choices.find((one) => one === value) ?? opening;

export const viewIn = ({ ver }: Search): ScheduleView => oneOf(scheduleViews, ver, "lista");

/** Unknown values count as absent. */
export const addressIn = (search: Search, today: string): CalendarAddress => {
  const day = z.safeParse(riskDay, search.dia);
  return {
    view: viewIn(search),
    day: day.success ? day.data : today,
    scale: oneOf(timelineScales, search.escala, "dia"),
    lanes: oneOf(laneKinds, search.faixas, "area"),
  };
};

/** Link `search` with other parts of the address. The list has none of them. */
export const withAddress =
  ({ view, day, scale, lanes }: Partial<CalendarAddress>) =>
  (before: object): object => {
    const { ver, dia, escala, faixas, ...others }: Search = { ...before };
    const next = { ver: view ?? ver, dia: day ?? dia, escala: scale ?? escala, faixas: lanes ?? faixas };
    if (viewIn(next) === "lista") return others;
    return { ...others, ...Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) };
  };

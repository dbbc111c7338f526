import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSpanText } from "../../words/use-span-text.ts";
import { useBarText } from "../bars/use-bar-text.ts";
import type { Lane } from "../layout/lanes.ts";
import { isMoved, type Move, moveByKey, targetOf } from "./moved-bar.ts";

type Options = { readonly lanes: readonly Lane[]; readonly onDrop: (move: Move) => void };

/** The lane of an area so many lanes below; null at the ends, and in lanes of suppliers. */
const placeBelow = (lanes: readonly Lane[], { bar, place }: Move, count: number) => {
  const areaId = (place ?? bar).department.id;
  const index = lanes.findIndex((lane) => lane.place?.department.id === areaId);
  return index < 0 ? null : (lanes[index + count]?.place ?? null);
};

/** The bar that the user moves by mouse or keys. It is saved by a dialog only. */
export const useMove = ({ lanes, onDrop }: Options) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const { span } = useSpanText();
  const { nameOf } = useBarText();
  const [move, setMove] = useState<Move | null>(null);
  /** Read by screen readers after each key. */
  const [said, say] = useState("");
  const end = () => setMove(null);
  const placeOf = (next: Move): string => {
    const { start, end: until, department } = targetOf(next);
    return t("move.at", { span: span({ start, end: until }), area: department.name });
  };
  const pick = (bar: RiskScheduleBar) => {
    const next = { bar, minutes: 0, place: null };
    setMove(next);
    say(t("move.picked", { name: nameOf(bar), at: placeOf(next) }));
  };
  const cancel = () => {
    end();
    say(t("move.cancelled"));
  };
  const drop = (dropped: Move | null) => {
    if (dropped !== null && isMoved(dropped)) onDrop(dropped);
    else cancel();
  };
  /** Whether the key belongs to the move. */
  const press = (key: string, withShift: boolean): boolean => {
    if (move === null) return false;
    if (key === "Escape") {
      cancel();
      return true;
    }
    const change = moveByKey(key, withShift);
    if (change === null) return false;
    const place = change.lanes === 0 ? null : placeBelow(lanes, move, change.lanes);
    const next = { ...move, minutes: move.minutes + change.minutes, place: place ?? move.place };
    setMove(next);
    say(placeOf(next));
    return true;
  };
  return { move, said, pick, drag: setMove, drop, press, cancel, end, placeOf };
};
export type Moving = ReturnType<typeof useMove>;

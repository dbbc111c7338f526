import { useEffect, useState } from "react";
import { nowToTheMinute } from "../../../../shared/format/today.ts";
import { minuteOf } from "../layout/local-minutes.ts";

const REFRESH_MS = 30_000;
const DAY_LENGTH = "YYYY-MM-DD".length;

/** The current local minute of the company, refreshed every 30 s. */
export const useNow = (): number => {
  const [now, setNow] = useState(nowToTheMinute);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowToTheMinute()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return minuteOf({ day: now.slice(0, DAY_LENGTH), time: now.slice(DAY_LENGTH + 1) });
};

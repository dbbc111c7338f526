import { useEffect, useState } from "react";

const SECOND_MS = 1_000;
const secondsUntil = (untilMs: number): number => Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS));

/** Seconds until an instant, updated every second. */
export const useCountdown = (untilMs: number): number => {
  const [left, setLeft] = useState(() => secondsUntil(untilMs));
  useEffect(() => {
    setLeft(secondsUntil(untilMs));
    const ticking = setInterval(() => {
      const seconds = secondsUntil(untilMs);
      setLeft(seconds);
      if (seconds === 0) clearInterval(ticking);
    }, SECOND_MS);
    return () => clearInterval(ticking);
  }, [untilMs]);
  return left;
};

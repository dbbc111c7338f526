import { useRef } from "react";

/**
 * Does one thing at a time: what is asked for twice happens once. It is known at once that something is under way, and not when it is drawn: keys
 * send as well, which no button that waits keeps back, and two presses may come in one moment.
 */
export const useSingleFlight = () => {
  const isUnderWay = useRef(false);
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };
};

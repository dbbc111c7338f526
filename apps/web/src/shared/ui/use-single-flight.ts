import { useRef } from "react";

/**
 * Single flight: ignores calls while one is pending. Uses a ref, because two key presses can arrive before React re-renders the disabled
 * button.
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

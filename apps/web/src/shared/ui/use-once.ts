import { useRef } from "react";

/** Starts something unless it is under way, which is known at once: what is pressed twice in one moment is sent once. */
export const useOnce = () => {
  const isUnderWay = useRef(false);
  return (work: () => Promise<unknown>): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void work().finally(() => {
      isUnderWay.current = false;
    });
  };
};

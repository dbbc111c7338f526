import { type RefObject, useEffect, useRef } from "react";

/** Whether there is still anything on the page to say what became of it. */
export const useIsMounted = (): RefObject<boolean> => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};

import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is still mounted, to show a result. */
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

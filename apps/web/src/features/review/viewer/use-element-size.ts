import { useCallback, useState } from "react";
import type { Size } from "./view.ts";

let lastRoom: Size = { width: 0, height: 0 };
/** Size of the last viewer, used as the first guess when the next document is pre-rendered. */
export const roomExpected = (): Size => lastRoom;

/** The size of an element, updated by a ResizeObserver. */
export const useElementSize = () => {
  const [room, setRoom] = useState(roomExpected);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      lastRoom = { width, height };
      setRoom((known) => (Math.abs(known.width - width) < 1 && Math.abs(known.height - height) < 1 ? known : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, watch };
};

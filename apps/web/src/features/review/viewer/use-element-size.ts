import { useCallback, useState } from "react";
import type { Size } from "./view.ts";

let lastRoom: Size = { width: 0, height: 0 };
/** The room that the last document had: the next one will hardly have another. */
export const roomExpected = (): Size => lastRoom;

/** The room inside an element, followed as it changes. */
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

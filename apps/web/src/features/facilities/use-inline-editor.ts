import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Something that opens in the place of its button, and gives the focus back to it when it closes. */
export const useInlineEditor = () => {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => {
    // The button has to be there again before it can take the focus.
    flushSync(() => setOpened(false));
    opener.current?.focus();
  };
  return { opener, opened, open: () => setOpened(true), close };
};

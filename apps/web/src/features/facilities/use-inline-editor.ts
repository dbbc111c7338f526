import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Inline editor that replaces its button, and returns the focus to the button when it closes. */
export const useInlineEditor = () => {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => {
    // The button must be rendered before it can take the focus.
    flushSync(() => setOpened(false));
    opener.current?.focus();
  };
  return { opener, opened, open: () => setOpened(true), close };
};

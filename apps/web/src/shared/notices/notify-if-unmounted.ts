import type { RefObject } from "react";
import { notify } from "./notify.ts";

/** Shows a refusal as a notice if the component unmounted. A mounted component shows it itself. */
export const notifyIfUnmounted =
  <E>(isHere: RefObject<boolean>, wordsOf: (refused: E) => string) =>
  (refused: E): void => {
    if (!isHere.current) notify.error(wordsOf(refused));
  };

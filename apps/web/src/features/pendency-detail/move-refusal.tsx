import { useEffect, useRef } from "react";
import type { OwnMove } from "../../shared/pendencies/own-moves.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./pendency-detail.module.css";
import { isRethrown, refusedDocuments } from "./refused-move.ts";
import { useFailureWords } from "./use-failure-words.ts";

type Props = { readonly action: OwnMove; readonly error: unknown };

/** Why a move was refused, and the documents that stand in its way: one a line, and a single one takes the focus. */
export const MoveRefusal = ({ action, error }: Props) => {
  const failureWords = useFailureWords();
  const first = useRef<HTMLElement>(null);
  const leadsThere = isRethrown(action, error);
  useEffect(() => {
    if (leadsThere) first.current?.focus();
  }, [leadsThere]);
  return (
    <RefusalNote>
      {failureWords(error)}
      {refusedDocuments(error).map((name, index) => (
        <b key={name} ref={index === 0 ? first : null} tabIndex={-1} className={classes.document}>
          {name}
        </b>
      ))}
    </RefusalNote>
  );
};

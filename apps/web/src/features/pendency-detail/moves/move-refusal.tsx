import { useEffect, useRef } from "react";
import { refusedDocuments } from "../../../shared/pendencies/moves/refused-move.ts";
import { NamedDocuments } from "../../../shared/pendencies/named-documents.tsx";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";

type Props = {
  readonly error: unknown;
  /** Whether to focus the first blocking document. */
  readonly leadsThere: boolean;
};

/** The refusal of a move, and the documents that block it. */
export const MoveRefusal = ({ error, leadsThere }: Props) => {
  const failureWords = useFailureWords();
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    if (leadsThere) first.current?.focus();
  }, [leadsThere]);
  return (
    <RefusalNote>
      {failureWords(error)}
      <NamedDocuments names={refusedDocuments(error)} first={first} />
    </RefusalNote>
  );
};

import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { OfferedMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { answersSaved } from "../../../shared/pendencies/run-serially.ts";
import { subjectNameOf } from "../../../shared/pendencies/subject-name-of.ts";
import type { ReviewKey } from "../review-key.ts";
import { useReviewKeys } from "../use-review-keys.ts";
import { type DecisionKey, decisionForKey, decisions } from "./decision-for-key.ts";
import { submitAfterUndoWindow } from "./pending-decision.ts";
import { useQueue } from "./queue-context.ts";
import { useUndo } from "./use-undo.ts";

/** The part of the moves that shortcuts use. */
export type ShortcutMoves = { readonly ask: (move: OfferedMove) => void };
type Options = { readonly moves: ShortcutMoves; readonly onWorker: () => void; readonly onKeys: () => void };

const isDecision = (key: ReviewKey): key is DecisionKey => key in decisions;

/** Keyboard shortcuts for decisions. They wait until all answers are saved, because a decision depends on them. */
export const useDecisionKeys = (pendency: Pendency, { moves, onWorker, onKeys }: Options): void => {
  const client = useQueryClient();
  const { before, go, goOn } = useQueue();
  const undo = useUndo();
  const decide = async (key: DecisionKey) => {
    await answersSaved();
    const current = client.getQueryData(pendencyQuery(pendency.id).queryKey) ?? pendency;
    const atHand = decisionForKey(key, current);
    if (atHand === null) return;
    const { move, isUndoable } = atHand;
    if (isUndoable) {
      const { id, name, version, answersVersion } = current;
      submitAfterUndoWindow({
        id,
        name,
        whose: subjectNameOf(current),
        version,
        answersVersion,
        action: move.action,
        status: move.status,
        note: null,
      });
      return goOn();
    }
    moves.ask(move);
  };
  const goBack = () => before && go(before);
  useReviewKeys((key) => {
    if (isDecision(key)) void decide(key);
    else if (key === "j") goOn();
    else if (key === "k") goBack();
    else if (key === "w") onWorker();
    else if (key === "u") undo();
    else if (key === "?") onKeys();
    else return false;
    return true;
  });
};

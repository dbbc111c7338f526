import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useObservable } from "../../../shared/create-observable.ts";
import { fetchWords } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import type { ConcurrentChange } from "../../../shared/pendencies/moves/concurrent-change.ts";
import { overtakenSince } from "../../../shared/pendencies/moves/overtaken-now.ts";
import { type OfferedMove, type OwnMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";
import { refusalOf } from "../../../shared/pendencies/moves/refused-move.ts";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { answersSaved } from "../../../shared/pendencies/run-serially.ts";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { useVerify } from "../pendency-queries.ts";
import { begunNotes, keptNotes, type Notes, notesAfter, writtenNotes } from "./kept-notes.ts";

type Verification = Awaited<ReturnType<ReturnType<typeof useVerify>["mutateAsync"]>>;
/**
 * A move that the dialog asks the user to confirm. The verification names the decision; the versions detect concurrent changes. `overtaken`
 * is a concurrent change that caused the obstacle.
 */
export type AskedMove = OfferedMove &
  Pick<Pendency, "version" | "answersVersion"> & {
    readonly verification: Verification;
    readonly overtaken: ConcurrentChange | null;
  };

/** A confirmed move. `onSent` deletes its note. */
export type Decided = Pick<Pendency, "id" | "name" | "version" | "answersVersion"> &
  OfferedMove & { readonly whose: string; readonly note: string | null; readonly onSent: () => void };

/** Callbacks of other features: before the confirmation, after it, and after the move. */
export type MoveCallbacks = {
  readonly onAsked?: (pendencyId: number) => void;
  /** Returns true if it delays the decision so that the user can undo it. Otherwise the move is sent at once. */
  readonly onDecided?: (decided: Decided) => boolean;
  readonly onMoved?: (action: OwnMove) => void;
};

/** Verifies a move on the server, then opens the dialog of the move that the server names. */
export const useMoves = (pendency: Pendency, { onAsked, onDecided, onMoved }: MoveCallbacks) => {
  const { id } = pendency;
  const client = useQueryClient();
  const dialog = useDialog<AskedMove>();
  const { mutateAsync: verify, isPending, variables } = useVerify();
  const failureWords = useFailureWords();
  const notes = useObservable(keptNotes.watched).get(id) ?? {};
  const change = (next: (known: Notes) => Notes) => keptNotes.write(id, next(keptNotes.of(id) ?? {}));
  /** Refetches the pendency, because a concurrent change may have caused the obstacle. */
  const stoppedBy = async (current: Pendency, obstacle: NonNullable<Verification["obstacle"]>) => {
    const words = fetchWords(refusalOf(obstacle, [])).catch(() => undefined);
    const [now] = await Promise.all([client.fetchQuery({ ...pendencyQuery(id), staleTime: 0 }), words]);
    return overtakenSince(current, now);
  };
  const verified = async ({ action, status }: OfferedMove) => {
    onAsked?.(id);
    await answersSaved();
    const current = client.getQueryData(pendencyQuery(id).queryKey) ?? pendency;
    const verification = await verify({ id, action, status });
    const overtaken = verification.obstacle && (await stoppedBy(current, verification.obstacle));
    const { version, answersVersion } = current;
    const named = offeredMoves(current).find((move) => move.action === verification.action);
    const request = { action: named?.action ?? action, status: named?.status ?? status, version, answersVersion, verification, overtaken };
    change((known) => begunNotes(known, request.action, current));
    dialog.open(request);
  };
  const failed = (error: unknown) => {
    dialog.close();
    notify.error(failureWords(error));
  };
  return {
    dialog,
    ask: (move: OfferedMove) => void verified(move).catch(failed),
    asking: isPending ? variables.action : null,
    noteOf: (action: OwnMove) => notes[action]?.text ?? "",
    write: (action: OwnMove, text: string) => change((known) => writtenNotes(known, action, text)),
    forget: (made: OwnMove) => {
      const left = notesAfter(keptNotes.of(id) ?? {}, made);
      if (Object.keys(left).length === 0) keptNotes.forget(id);
      else keptNotes.write(id, left);
    },
    isTaken: (decided: Decided) => onDecided?.(decided) ?? false,
    moved: (action: OwnMove) => onMoved?.(action),
  };
};
export type Moves = ReturnType<typeof useMoves>;

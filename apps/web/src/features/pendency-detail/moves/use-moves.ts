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
 * A move that somebody is asked about: the verification says which one it is, and the versions which state and which answers it was decided on; what
 * stands in its way may be what somebody else did since.
 */
export type AskedMove = OfferedMove &
  Pick<Pendency, "version" | "answersVersion"> & {
    readonly verification: Verification;
    readonly overtaken: ConcurrentChange | null;
  };

/** A move as it was decided; what was written with it is kept until it is sent. */
export type Decided = Pick<Pendency, "id" | "name" | "version" | "answersVersion"> &
  OfferedMove & { readonly whose: string; readonly note: string | null; readonly onSent: () => void };

/** Who else hears of moves: before somebody is asked about one, when it was decided, and after it was made. */
export type Hearers = {
  readonly onAsked?: (pendencyId: number) => void;
  /** Takes a decision that may be taken back for a while, and says whether it did: what nobody takes is sent at once. */
  readonly onDecided?: (decided: Decided) => boolean;
  readonly onMoved?: (action: OwnMove) => void;
};

/** From a button or a key to its dialog: the server is asked first what the move would be, and the dialog is the one that it names. */
export const useMoves = (pendency: Pendency, { onAsked, onDecided, onMoved }: Hearers) => {
  const { id } = pendency;
  const client = useQueryClient();
  const dialog = useDialog<AskedMove>();
  const { mutateAsync: verify, isPending, variables } = useVerify();
  const failureWords = useFailureWords();
  const notes = useObservable(keptNotes.watched).get(id) ?? {};
  const change = (next: (known: Notes) => Notes) => keptNotes.write(id, next(keptNotes.of(id) ?? {}));
  /** What stands in the way is told of what is now, which may be what somebody else answered since this was read. */
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
    const asked = { action: named?.action ?? action, status: named?.status ?? status, version, answersVersion, verification, overtaken };
    change((known) => begunNotes(known, asked.action, current));
    dialog.open(asked);
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

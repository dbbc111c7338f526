import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useState } from "react";
import { notify } from "../../shared/notices/notify.ts";
import { type OfferedMove, type OwnMove, offeredMoves } from "../../shared/pendencies/own-moves.ts";
import { useDialog } from "../../shared/ui/use-dialog.ts";
import { useVerify } from "./pendency-queries.ts";
import { useFailureWords } from "./use-failure-words.ts";

type Verification = Awaited<ReturnType<ReturnType<typeof useVerify>["mutateAsync"]>>;
/** A move that somebody is asked about: the verification says which one it is, and `version` which state it was decided on. */
export type AskedMove = OfferedMove & { readonly version: number; readonly verification: Verification };
type Notes = { readonly [M in OwnMove]?: string };

/** From a button to its dialog: the server is asked first what the move would be, and the dialog is the one that it names. */
export const useMoves = (pendency: Pendency, onMoved?: (action: OwnMove) => void) => {
  const { id, version } = pendency;
  const dialog = useDialog<AskedMove>();
  const { mutateAsync: verify, isPending, variables } = useVerify();
  const failureWords = useFailureWords();
  /** What was typed outlives its dialog, until it is sent. */
  const [notes, setNotes] = useState<Notes>({});
  const verified = async ({ action, status }: OfferedMove) => {
    const verification = await verify({ id, action, status });
    const named = offeredMoves(pendency).find((move) => move.action === verification.action);
    dialog.open({ action: named?.action ?? action, status: named?.status ?? status, version, verification });
  };
  const failed = (error: unknown) => {
    dialog.close();
    notify.error(failureWords(error));
  };
  return {
    dialog,
    ask: (move: OfferedMove) => void verified(move).catch(failed),
    asking: isPending ? variables.action : null,
    noteOf: (action: OwnMove) => notes[action] ?? "",
    write: (action: OwnMove, note: string) => setNotes((known) => ({ ...known, [action]: note })),
    forget: () => setNotes({}),
    moved: (action: OwnMove) => onMoved?.(action),
  };
};
export type Moves = ReturnType<typeof useMoves>;

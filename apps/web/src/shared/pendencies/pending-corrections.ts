import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { isSending } from "./moves/own-moves.ts";

type Movable = { readonly moves: readonly Pick<Pendency["moves"][number], "action">[] };
type Input = Pick<Pendency, "checklist"> & Movable;

/** Whether the user may send documents. */
export const isToSend = ({ moves }: Movable): boolean => moves.some(({ action }) => isSending(action));

/** Checklist items to correct before the next send, in the order of the questions; only for users who may send. */
export const pendingCorrections = ({ checklist, moves }: Input): Pendency["checklist"] =>
  isToSend({ moves }) ? checklist.filter(({ status }) => status === "INVALID").toSorted((one, other) => one.position - other.position) : [];

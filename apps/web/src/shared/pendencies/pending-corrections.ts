import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

type Movable = { readonly moves: readonly Pick<Pendency["moves"][number], "action">[] };
type Input = Pick<Pendency, "checklist"> & Movable;

/** Whether it is this person's turn to send documents. */
export const isToSend = ({ moves }: Movable): boolean => moves.some(({ action }) => action === "send" || action === "renew");

/** What has to be put right before it is sent again, in the order of the questions: told to whoever may send it. */
export const pendingCorrections = ({ checklist, moves }: Input): Pendency["checklist"] =>
  isToSend({ moves }) ? checklist.filter(({ status }) => status === "INVALID").toSorted((one, other) => one.position - other.position) : [];

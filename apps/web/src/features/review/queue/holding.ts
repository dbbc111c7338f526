import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { OfferedMove } from "../../../shared/pendencies/own-moves.ts";
import { watched } from "../../../shared/watched.ts";

/** As long as nothing has left the house, a decision may be taken back. */
const UNDO_MS = 5_000;

/** A decision that was taken and is not sent yet. */
export type Held = Pick<Pendency, "id" | "name" | "version" | "answersVersion"> & OfferedMove;

type Doors = {
  readonly send: (held: Held) => Promise<void>;
  /** Does something later, and answers how to prevent it. */
  readonly after: (delayMs: number, act: () => void) => () => void;
};

/** One decision at a time waits to be final. Another decision on the same pendency takes its place; one on the next makes it final. */
export const createHolding = ({ send, after }: Doors) => {
  const held = watched<Held | null>(null);
  let prevent = () => {};
  const take = (): Held | null => {
    prevent();
    const known = held.read();
    if (known !== null) held.write(null);
    return known;
  };
  const sendNow = async (): Promise<void> => {
    const known = take();
    if (known !== null) await send(known);
  };
  return {
    held,
    hold: (next: Held): void => {
      if (held.read()?.id === next.id) take();
      else void sendNow();
      held.write(next);
      prevent = after(UNDO_MS, () => void sendNow());
    },
    sendNow,
    /** Nobody ever hears of it. */
    takeBack: take,
    /** Somebody does something else with this pendency. */
    takeBackOf: (id: number): void => {
      if (held.read()?.id === id) take();
    },
  };
};

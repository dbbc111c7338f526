import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { api } from "../../../shared/api/api.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import type { OfferedMove } from "../../../shared/pendencies/own-moves.ts";
import { everyPendency, pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { watched } from "../../../shared/watched.ts";

/** As long as nothing has left the house, a decision may be taken back. */
const UNDO_MS = 5_000;

/** A decision that was taken and is not sent yet. */
export type Held = Pick<Pendency, "id" | "name" | "version"> & OfferedMove;

export const heldDecision = watched<Held | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

const send = async ({ id, name, version, action, status }: Held): Promise<void> => {
  try {
    const moved = await api("PUT /pendencies/{id}")({ id, body: { action, status, note: null, version } });
    queryClient.setQueryData(pendencyQuery(id).queryKey, moved);
  } catch (error) {
    notify.error(`${name}: ${currentMessageOf(error)}`);
  }
  await queryClient.invalidateQueries({ queryKey: everyPendency });
};

/** Sends what is held without waiting any longer. */
export const sendHeld = (): void => {
  clearTimeout(timer);
  const held = heldDecision.read();
  if (held === null) return;
  heldDecision.write(null);
  void send(held);
};

/** Takes a decision that may be taken back for a while; the one before it is final with it. */
export const holdDecision = (held: Held): void => {
  sendHeld();
  heldDecision.write(held);
  timer = setTimeout(sendHeld, UNDO_MS);
};

/** Takes the decision back: nobody ever hears of it. */
export const undoHeld = (): Held | null => {
  clearTimeout(timer);
  const held = heldDecision.read();
  heldDecision.write(null);
  return held;
};

import i18next from "i18next";
import { api } from "../../../shared/api/api.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { everyPendency, pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { beforeSigningOut } from "../../../shared/session/before-signing-out.ts";
import { whenOwnerChanges } from "../../../shared/session/owner-change.ts";
import { createHolding, type Held } from "./holding.ts";

const send = async ({ id, name, version, answersVersion, action, status }: Held): Promise<void> => {
  try {
    const moved = await api("PUT /pendencies/{id}")({ id, body: { action, status, note: null, version, answersVersion } });
    queryClient.setQueryData(pendencyQuery(id).queryKey, moved);
  } catch (error) {
    notify.error(`${name}: ${currentMessageOf(error)}`);
  }
  await queryClient.invalidateQueries({ queryKey: everyPendency });
};

const after = (delayMs: number, act: () => void) => {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
};

const holding = createHolding({ send, after });

export const heldDecision = holding.held;
/** Sends what is held without waiting any longer. */
export const sendHeld = (): void => void holding.sendNow();
/** Takes a decision that may be taken back for a while. */
export const holdDecision = holding.hold;
/** Takes the decision back. */
export const undoHeld = (): void => void holding.takeBack();
/** Another move of the same pendency is meant instead. */
export const undoHeldOf = holding.takeBackOf;

beforeSigningOut(holding.sendNow);
// Nobody decides in the name of somebody else: what could not be sent any more was not decided, and is said.
whenOwnerChanges(() => {
  const lost = holding.takeBack();
  if (lost) notify.error(i18next.t("review:undo.lost", { name: lost.name }));
});

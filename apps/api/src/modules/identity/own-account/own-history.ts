import type { OwnHistoryEntry } from "@emdia/contract/identity/my-account-routes.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { deviceOf } from "../rules/device.ts";
import { listOwnHistory } from "../store/own-history.ts";

/** For these actions `old_value` is the user agent, from which the device is derived. */
const ofOneSession: readonly OwnHistoryEntry["action"][] = ["session_ended", "session_reused", "session_unproved"];

export const ownHistory: Handler<"GET /account/history"> = async (scope, { query }) => {
  const { rows, meta } = await listOwnHistory(scope, query);
  const results = rows.map(({ id, at, action, address, old_value, new_value }) => {
    const isOfSession = ofOneSession.includes(action);
    const device = isOfSession ? deviceOf(old_value ?? "") : null;
    return { id, at: at.toISOString(), action, address, device, oldValue: isOfSession ? null : old_value, newValue: new_value };
  });
  return { results, meta };
};

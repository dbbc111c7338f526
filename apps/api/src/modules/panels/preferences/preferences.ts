import { defaultPanels, type PanelPreferences } from "@emdia/contract/panels/preferences.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { ScopeAccount } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findPreferences, type StoredPreferences, savePreferences } from "../store/preferences.ts";

/** An account has one row, so the id is that of the account. The defaults have version 0. */
const present = ({ id, createdAt }: ScopeAccount, stored: StoredPreferences | undefined): PanelPreferences => ({
  id,
  account_id: id,
  deleted: false,
  createdAt: stored?.createdAt.toISOString() ?? createdAt,
  updatedAt: stored?.updatedAt.toISOString() ?? createdAt,
  panel: [...(stored?.panels ?? defaultPanels)],
  version: stored?.version ?? 0,
});

export const readPreferences: Handler<"GET /account/me/preferences"> = async ({ tx, account }) =>
  present(account, await findPreferences(tx, account.id));

export const changePreferences: Handler<"PATCH /account/me/preferences"> = async ({ tx, account, now }, { body }) => {
  const panels = body.panel.toSorted((one, other) => one.order - other.order);
  const saved = await savePreferences(tx, { accountId: account.id, panels, version: body.version, now });
  return saved ? present(account, saved) : refuse("panel.preferences_stale");
};

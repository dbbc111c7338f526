import type { Panel } from "@emdia/contract/panels/preferences.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

export type StoredPreferences = {
  readonly panels: readonly Panel[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
const columns = sql`panels, version, created_at as "createdAt", updated_at as "updatedAt"`;

export const findPreferences = async (tx: Tx, accountId: number): Promise<StoredPreferences | undefined> => {
  const { rows } = await sql<StoredPreferences>`select ${columns} from panel_preference where account_id = ${accountId}`.execute(tx);
  return rows[0];
};

type Save = { readonly accountId: number; readonly panels: readonly Panel[]; readonly version: number; readonly now: Date };
/** Undefined if the stored version is another one: of two saves of one version, the row lock lets the first one win. */
export const savePreferences = async (tx: Tx, { accountId, panels, version, now }: Save): Promise<StoredPreferences | undefined> => {
  const json = sql`${JSON.stringify(panels)}::json`;
  const statement =
    version === 0
      ? sql<StoredPreferences>`insert into panel_preference (account_id, panels, created_at, updated_at)
          values (${accountId}, ${json}, ${now}, ${now}) on conflict do nothing returning ${columns}`
      : sql<StoredPreferences>`update panel_preference set panels = ${json}, version = version + 1, updated_at = ${now}
          where account_id = ${accountId} and version = ${version} returning ${columns}`;
  const { rows } = await statement.execute(tx);
  return rows[0];
};

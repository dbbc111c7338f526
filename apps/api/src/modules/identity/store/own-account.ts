import type { OwnProfile, Preferences, relationTypes } from "@emdia/contract/identity/my-account-routes.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";

type Relation = (typeof relationTypes)[number];
export type OwnAccount = Omit<OwnProfile, "can">;
export type OwnChange = { readonly displayName?: string | undefined } & { readonly [P in keyof Preferences]?: Preferences[P] | undefined };

/** Combined side of the user's companies; null without a company. */
const relation = sql<Relation | null>`(
  select case when bool_or(c.is_contractor) and bool_or(c.is_provider) then 'both' when bool_or(c.is_contractor) then 'contractor' when bool_or(c.is_provider) then 'provider' end
  from membership m join company c on c.id = m.company_id where m.account_id = account.id)`;

export const readOwnAccount = async ({ tx, account: { id } }: Pick<Scope, "tx" | "account">): Promise<OwnAccount> => {
  const { created_at, ...kept } = await tx
    .selectFrom("account")
    .select([
      "id as accountId",
      "display_name as displayName",
      "email",
      "phone",
      "created_at",
      "chosen_language as language",
      "appearance",
      relation.as("relationType"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...kept, createdAt: created_at.toISOString() };
};

/** Choosing a language also changes the mail language. */
export const saveOwnAccount = ({ tx, account: { id } }: Scope, { displayName, language, appearance }: OwnChange) =>
  tx
    .updateTable("account")
    .set({
      ...(displayName !== undefined && { display_name: displayName }),
      ...(language && { chosen_language: language, language }),
      ...(appearance && { appearance }),
    })
    .where("id", "=", id)
    .execute();

export const readPreferences = async ({ tx, account: { id } }: Scope): Promise<Preferences> =>
  tx.selectFrom("account").select(["chosen_language as language", "appearance"]).where("id", "=", id).executeTakeFirstOrThrow();

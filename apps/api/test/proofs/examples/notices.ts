import type { apiClient } from "../../api-client.ts";
import { onlyId } from "../../fixtures/new-company.ts";
import type { World } from "../../world.ts";

type Api = ReturnType<typeof apiClient>;

/** A notice of the user who asks. */
const ofNotice = async (people: Api, _unique: string, { database }: Pick<World, "database">) => {
  const { accountId, companies } = (await people("GET /authentication/me")()).answer;
  const { rows } = await database.ownerPool().query<{ id: number }>(
    `insert into notice (account_id, company_id, kind, about_kind, about_id, details, created_at, in_inbox, mail_waits)
      values ($1, $2, 'access', 'company', $2, '{}', now(), true, false) returning id`,
    [accountId, companies[0]?.id],
  );
  return { id: onlyId(rows) };
};

export const noticeExamples = { "PUT /notices/{id}/read": ofNotice } as const;

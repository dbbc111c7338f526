import type pg from "pg";
import { cast } from "../../demo/cast.ts";

/** The companies and the account whose rows are read and attacked. */
export type Arranged = { readonly serraAzul: number; readonly ipe: number; readonly admin: number };
type Member = { readonly account: number; readonly company: number };
const memberCalled = async (owner: pg.Pool, email: string): Promise<Member> => {
  const { rows } = await owner.query<Member>(
    "select a.id as account, m.company_id as company from membership m join account a on a.id = m.account_id where a.email = $1 order by m.id",
    [email],
  );
  const [first] = rows;
  if (!first) throw new Error(`${email} belongs to no company`);
  return first;
};

/** What the demo world does not hold: history shared with a supplier, people restricted on both sides, keys of repeated requests. */
export const arrangeRows = async (owner: pg.Pool): Promise<Arranged> => {
  const { account: admin, company: serraAzul } = await memberCalled(owner, cast.admin.email);
  const { company: ipe } = await memberCalled(owner, cast.supplier.email);
  await owner.query(
    `insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, action)
     values ($1, $2, 'project', 1, 'project', 1, 'proof.shared'), ($2, null, 'facility', 1, 'facility', 1, 'proof.own')`,
    [serraAzul, ipe],
  );
  await owner.query(
    `insert into membership_project (company_id, membership_id, contractor_id, project_id)
     select m.company_id, m.id, pc.contractor_id, pc.project_id from membership m join project_company pc on pc.provider_id = m.company_id
     where m.company_id = $1 on conflict do nothing`,
    [ipe],
  );
  await owner.query(
    "insert into idempotency_key (account_id, key, route, request_hash) select id, 'proof-key', 'POST /x', '' from account",
  );
  await owner.query(
    `insert into account_session (account_id, refresh_hash, expires_at, address, user_agent)
     select id, '', now() + interval '1 hour', '127.0.0.1', 'proof' from account`,
  );
  await owner.query("insert into account_password (account_id, password_hash) select id, 'a former one' from account");
  await owner.query(
    "insert into account_link (account_id, purpose, secret_hash, expires_at) select id, 'verify_email', '', now() + interval '1 hour' from account",
  );
  await owner.query(
    `insert into account_code (account_id, purpose, channel, recipient, code_hash, sent_at, expires_at)
     select id, 'phone', 'SMS', '+5531987650000', '', now(), now() + interval '1 hour' from account`,
  );
  await owner.query("insert into company_security (company_id) select id from company");
  await owner.query(
    `with asked as (
       insert into invitation (company_id, kind, email, profile_id, secret_hash, expires_at)
       select company_id, 'project', 'prova@prova.example', min(id), decode(lpad(to_hex(company_id), 8, '0'), 'hex'), now() + interval '1 day'
       from access_profile group by company_id returning company_id, id)
     insert into invitation_project (company_id, invitation_id, contractor_id, project_id)
     select asked.company_id, asked.id, p.contractor_id, p.id from asked
       cross join lateral (select contractor_id, id from project order by id limit 1) p`,
  );
  return { serraAzul, ipe, admin };
};

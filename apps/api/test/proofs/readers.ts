import { randomBytes } from "node:crypto";
import type pg from "pg";
import { accountOpening, jobOpening, publicOpening, requestOpening } from "../../src/platform/access/openings.ts";

/** A scope by its opening statement, with the companies and account that it should have. */
export type Reader = {
  readonly who: string;
  readonly opening: string;
  readonly companies: readonly number[];
  readonly account: number | null;
};

type Person = { readonly id: number; readonly email: string; readonly session: string; readonly companies: number[] };
const people = async (owner: pg.Pool): Promise<readonly Person[]> => {
  const { rows } = await owner.query<Person>(
    `with begun as (insert into account_session (account_id, refresh_hash, expires_at, address, user_agent)
       select id, $1, now() + interval '1 hour', '127.0.0.1', 'proof' from account returning account_id, id)
     select a.id, a.email, begun.id as session, array(select company_id from membership m where m.account_id = a.id order by company_id) as companies
     from account a join begun on begun.account_id = a.id order by a.id`,
    [randomBytes(32)],
  );
  return rows;
};
const request = (
  who: string,
  { id, session }: Person,
  [narrowed, companies]: readonly [readonly number[] | null, readonly number[]],
): Reader => ({
  who,
  opening: requestOpening(session, id, narrowed),
  companies,
  account: id,
});

/** All accounts through their sessions, the jobs of every company, and the scopes without a company. */
export const everyReader = async (owner: pg.Pool): Promise<readonly Reader[]> => {
  const known = await people(owner);
  const { rows: companies } = await owner.query<{ id: number; trading_name: string }>("select id, trading_name from company order by id");
  const ids = companies.map(({ id }) => id);
  return [
    ...known.map((person) => request(person.email, person, [null, person.companies])),
    ...known.map((person) => request(`${person.email}, asking for every company`, person, [ids, person.companies])),
    ...known.map((person) =>
      request(`${person.email}, for one company`, person, [person.companies.slice(0, 1), person.companies.slice(0, 1)]),
    ),
    ...known.map(({ id, email }) => ({ who: `${email}, before any company`, opening: accountOpening(id), companies: [], account: id })),
    ...companies.map(({ id, trading_name }) => ({
      who: `the jobs of ${trading_name}`,
      opening: jobOpening(id),
      companies: [id],
      account: null,
    })),
    { who: "nobody", opening: publicOpening(), companies: [], account: null },
  ];
};

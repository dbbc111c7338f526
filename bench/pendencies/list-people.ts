// Users of the list benches: those of every bench, one who sees many projects, and the owner of a median contractor.
import { hashPassword } from "../../apps/api/src/modules/identity/index.ts";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { BENCH_PASSWORD } from "../data/cast.ts";
import { insertRows } from "../data/insert-rows.ts";
import { ADMINISTRATOR, ANALYST, makeAccount, makeMembership } from "../data/people.ts";
import { openConnection } from "../measuring/http-connection.ts";
import type { ProductBench } from "../measuring/product-bench.ts";

export const MANY_PROJECTS = 400;
export const people = ["owner", "restricted", "supplier", "many", "median"] as const;
export type Person = (typeof people)[number];

/** Adds a user restricted to many projects of the largest contractor, and the owner of a contractor of median size. */
export const addPeople = async ({ database }: ProductBench): Promise<void> => {
  const owner = await openClient(database.ownerUrl);
  const { rows: known } = await owner.query<{ account: string; membership: string; largest: string; median: string }>(
    `with sized as (select contractor_id as id, row_number() over (order by sum(total) desc) as place, count(*) over () as of_all from pendency_count
       where project_id = 0 and provider_id = 0 group by 1)
     select (select max(id) from account) as account, (select max(id) from membership) as membership,
       (select company_id from membership m join account a on a.id = m.account_id where a.email = 'owner@bench.example') as largest,
       (select id from sized where place = of_all / 2) as median`,
  );
  const [{ account, membership, largest, median } = { account: 0, membership: 0, largest: 0, median: 0 }] = known;
  const hash = await hashPassword(BENCH_PASSWORD);
  const [many, middle] = [Number(account) + 1, Number(account) + 2];
  await insertRows(owner, "account", [makeAccount(many, "many@bench.example", hash), makeAccount(middle, "median@bench.example", hash)]);
  await insertRows(owner, "membership", [
    makeMembership(Number(membership) + 1, { companyId: Number(largest), accountId: many, profile: ANALYST, restricted: true }),
    makeMembership(Number(membership) + 2, { companyId: Number(median), accountId: middle, profile: ADMINISTRATOR, restricted: false }),
  ]);
  await owner.query(
    `insert into membership_project (company_id, membership_id, contractor_id, project_id)
     select contractor_id, $1, contractor_id, id from project where contractor_id = $2 and state <> 'removed' order by id % 7, id limit $3`,
    [Number(membership) + 1, largest, MANY_PROJECTS],
  );
  await owner.query("vacuum analyze account, membership, membership_project");
  await owner.end();
};

const tokenOf = async ({ server, tokens }: ProductBench, person: Person): Promise<string> => {
  if (person === "owner" || person === "restricted" || person === "supplier") return tokens[person];
  const http = await openConnection(server.address);
  const body = await http.post("/api/authentication/signin", { email: `${person}@bench.example`, password: BENCH_PASSWORD });
  http.close();
  return (JSON.parse(body) as { readonly token: string }).token;
};

/** A connection of each user, signed in. */
export const connectAll = async (bench: ProductBench) => {
  const connections = await Promise.all(
    people.map(async (person) => [person, await openConnection(bench.server.address, await tokenOf(bench, person))] as const),
  );
  return new Map(connections);
};

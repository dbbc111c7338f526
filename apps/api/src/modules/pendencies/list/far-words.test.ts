// Deep pages of document and supplier searches.
import { beforeAll, expect, test } from "vitest";
import { insertPendencies } from "../../../../test/fixtures/many-pendencies.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
/** Enough rows that a tenth of them fills pages in the second half of the counted range. */
const ASKED = 6_000;
const RARE = 700;
const EACH_APPROVED = 9;

type Looking = {
  readonly person: Person;
  readonly search: Readonly<Record<string, string>>;
  readonly where: string;
  readonly total: number;
};
const looking: Looking[] = [];

beforeAll(async () => {
  const { contractorId, providerId, projectId, pendencyId } = await newPendency(world);
  const owner = world.database.ownerPool();
  await insertPendencies(world, contractorId, {
    statement: `with asked as (select * from pendency where id = $1),
      rare as (insert into document_type (owner_id, code, name, version)
        select d.owner_id, 'laudo-raro', 'Laudo Raro', d.version from document_type d join asked p on p.type_owner_id = d.owner_id and p.type_id = d.id
        returning owner_id, id),
      of_rare as (insert into document_type_version
        select (jsonb_populate_record(v, jsonb_build_object('document_type_id', rare.id, 'name', 'Laudo Raro'))).*
        from rare, asked p join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version)
    insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, plan, kind, type_owner_id, type_id, type_version, status, updated_at)
      select p.contractor_id, p.project_id, p.provider_id, -n, p.requirement_id, p.plan, p.kind, p.type_owner_id, case when n <= $3 then rare.id else p.type_id end,
        p.type_version, case when n % $4 = 0 then 'DONE' else 'OPEN' end, timestamptz '2026-01-01' + make_interval(mins => (n * 7919 % 10007)::integer)
      from asked p, rare, generate_series(1, $2::integer) n`,
    values: [pendencyId, ASKED, RARE, EACH_APPROVED],
  });
  const { rows } = await owner.query<{ name: string }>("select trading_name as name from company where id = $1", [providerId]);
  const keys = ["see_pendency"] as const;
  const whole = await newPerson(world, { companyId: contractorId, keys });
  const ofProject = await newPerson(world, { companyId: contractorId, keys, onlyProjects: [projectId] });
  const [document, supplier] = [{ name: "laudo raro" }, { company: rows[0]?.name ?? "" }];
  const isRare = `p.contractor_id = ${contractorId} and d.name = 'Laudo Raro'`;
  looking.push(
    { person: whole, search: document, where: isRare, total: RARE },
    { person: ofProject, search: document, where: isRare, total: RARE },
    { person: ofProject, search: supplier, where: `p.project_id = ${projectId}`, total: 1_000 },
  );
});

const orders = { DEFAULT: "p.status = 'DONE', p.updated_at, p.id", UPDATED_DESC: "p.updated_at desc, p.id desc" } as const;
test.each(["DEFAULT", "UPDATED_DESC"] as const)("deep pages in order %s match document and supplier names", async (orderBy) => {
  for (const { person, search, where, total } of looking) {
    const { rows: wanted } = await world.database.ownerPool().query<{ id: number }>(
      `select p.id from pendency p join document_type d on d.owner_id = p.type_owner_id and d.id = p.type_id
         where p.active and ${where} order by ${orders[orderBy]}`,
    );
    for (const page of [27, 30, 35, 36]) {
      const { answer } = await person.api("GET /pendencies")({ query: { ...search, orderBy, page, itemsPerPage: 20 } });
      expect(answer.results.map(({ id }) => id)).toEqual(wanted.slice((page - 1) * 20, page * 20).map(({ id }) => id));
      expect(answer.meta).toMatchObject({ totalResults: total, totalIsExact: total < 1_000 });
    }
  }
});

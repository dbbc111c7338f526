import { afterEach, expect, test } from "vitest";
import { newSupplied, newWorker, type Supplied, workerBody } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";
import { createLogger } from "../../../platform/telemetry/logger.ts";

/** Log lines at trace level. */
const said: string[] = [];
const world = openWorld({ logger: createLogger("trace", { write: (line) => void said.push(line) }) });
afterEach(() => void said.splice(0));

const CPF = "529.982.247-25";
const WRONG_CPF = "529.982.247-26";
const PASSPORT = { type: "passport", country: "AR", number: "AAB123456" } as const;
const SALARY = 98_765.43;
/** Personal data as typed and as stored. */
const secrets = [CPF, WRONG_CPF, PASSPORT.number, String(SALARY)].flatMap((text) => [text, text.replace(/\W/g, "")]);

const expectNothingTold = () => expect(secrets.filter((secret) => said.some((line) => line.includes(secret)))).toEqual([]);

/** Sends requests with documents and salaries in path, query and body. Returns their HTTP statuses. */
const askAll = async ({ supplier: { api } }: Supplied, id: number): Promise<readonly number[]> => {
  const { version } = (await api("GET /companies/employees/{id}")({ id })).answer;
  const body = workerBody({ CPF, salary: SALARY });
  const replies = [
    await api("POST /companies/employees")({ body }),
    await api("POST /companies/employees")({ body: workerBody({ CPF: WRONG_CPF, salary: SALARY }) }),
    await api("POST /companies/employees")({ body: workerBody({ CPF: null, foreignDocument: PASSPORT, salary: SALARY }) }),
    await api("PUT /companies/employees/{id}")({ id, body: { ...body, version } }),
    await api("GET /companies/employees/check-employee-exists/{document}")({ document: CPF }),
    await api("GET /employees/{document}/companies/providers")({ document: CPF }),
    await api("GET /employees")({ query: { nameOrDocument: CPF } }),
  ];
  return replies.map(({ status }) => status);
};

test("logs contain no documents or salaries after accepted and refused requests", async () => {
  const supplied = await newSupplied(world);
  const statuses = await askAll(supplied, await newWorker(supplied.supplier.api));
  expect(new Set(statuses.map((status) => Math.floor(status / 100)))).toEqual(new Set([2, 4]));
  expectNothingTold();
});

test("logs contain no documents or salaries after an unexpected database error", async () => {
  const supplied = await newSupplied(world);
  const id = await newWorker(supplied.supplier.api);
  const owner = world.database.ownerPool();
  await owner.query(`create function misread() returns trigger language plpgsql as $$
    begin
      if new.salary_cents is null then perform (new.document || ' is no number')::bigint; end if;
      perform (new.salary_cents || ' is no number')::bigint;
      return new;
    end $$`);
  await owner.query("create trigger misread before insert or update on worker for each row execute function misread()");
  const withoutSalary = await supplied.supplier.api("POST /companies/employees")({ body: workerBody({ CPF }) });
  const statuses = [withoutSalary.status, ...(await askAll(supplied, id))];
  await owner.query("drop function misread cascade");
  expect(statuses.filter((status) => status === 500)).toHaveLength(4);
  expect(said.filter((line) => line.includes("invalid input syntax for type bigint"))).toHaveLength(4);
  expectNothingTold();
});

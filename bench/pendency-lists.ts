import { addDays } from "../apps/api/src/kernel/dates.ts";
import { hashPassword } from "../apps/api/src/modules/identity/index.ts";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { BENCH_PASSWORD } from "./data/cast.ts";
import { DAY_OF_DATA } from "./data/day.ts";
import { insertRows } from "./data/insert-rows.ts";
import { ADMINISTRATOR, ANALYST, makeAccount, makeMembership } from "./data/people.ts";
import { openConnection } from "./http-connection.ts";
import { interleave, type Operation, type Timing } from "./measure.ts";
import { FLOOR_PATH, type ProductBench } from "./product-bench.ts";
import { atMost, type Budget, type Measured } from "./report.ts";
import { median } from "./statistics.ts";

const ROUNDS = { rounds: 200, warmUp: 10, secondsMax: 120 };
const AGAIN = { rounds: 20, warmUp: 0, secondsMax: 30 };
const AGAIN_TURNS = 3;
const AGAIN_P95_MAX = 5;
const MANY_PROJECTS = 400;
const counts = (search: string) => `/api/pendencies/totals?${search}`;
const list = (search = "") => `/api/pendencies?itemsPerPage=20${search}`;

const people = ["owner", "restricted", "supplier", "many", "median"] as const;
const DAYS_AHEAD = 300;
type Person = (typeof people)[number];
type Asked = { readonly name: string; readonly person: Person; readonly path: string; readonly floors: number };

const WITH_WORDS = 8;
/** What somebody types: into which field, and what many have. */
const words: { readonly [sought: string]: string } = {
  "a document": "&name=ficha",
  "a supplier": "&company=andaimes",
  "a contract": "&contract=00123",
  "a project": "&project_name=correias",
  "a name": "&employee=ana silva",
  "a common name": "&employee=silva",
  "two letters of a name": "&employee=an",
};

/** What a filter asks for: much, little and nothing. */
const filters: { readonly [asked: string]: string } = {
  "open and of one plan": "&plan=SSMA&status=OPEN",
  "of a kind": "&pendencyType=EMPLOYEE",
  "of a kind that nobody has": "&pendencyType=OTHERS",
  "of a month": "&referenceMonthStart=2024-03&referenceMonthEnd=2024-03",
  "of months that have none": "&referenceMonthStart=2019-01&referenceMonthEnd=2019-12",
  "without a month": "&withoutReferenceMonth=true",
  "expiring this week": `&startDate=${DAY_OF_DATA}&endDate=${addDays(DAY_OF_DATA, 6)}`,
  "expiring from a day on": `&startDate=${addDays(DAY_OF_DATA, DAYS_AHEAD)}`,
  "waiting for an answer": "&waitsForMyAnswer=true",
  "at rest": "&inactive=true",
};
const ofPerson = (name: string, person: Person, floors: number): readonly Asked[] => [
  { name: `${name}, page 1`, person, path: list(), floors },
  { name: `${name}, page 50`, person, path: list("&page=50"), floors },
  { name: `${name}, by expiry, latest first`, person, path: list("&orderBy=EXPIRATION_DATE_DESC"), floors },
  ...Object.entries(filters).flatMap(([asked, filter]) =>
    [1, 50].map((page) => ({ name: `${name}, ${asked}, page ${page}`, person, path: list(`${filter}&page=${page}`), floors })),
  ),
  ...Object.entries(words).flatMap(([sought, typed]) =>
    [1, 50].map((page) => ({
      name: `${name}, searching ${sought}, page ${page}`,
      person,
      path: list(`${encodeURI(typed)}&page=${page}`),
      floors: WITH_WORDS,
    })),
  ),
  { name: `${name}, counts per status`, person, path: counts("plan=SSMA"), floors: 3 },
  ...["of a kind", "expiring this week", "expiring from a day on", "at rest"].map((asked) => ({
    name: `${name}, counts per status ${asked}`,
    person,
    path: counts(filters[asked] ?? ""),
    floors: 3,
  })),
];
const asked: readonly Asked[] = [
  ...ofPerson("who sees 40 projects", "restricted", 3),
  ...ofPerson(`who sees ${MANY_PROJECTS} projects`, "many", 4),
  ...ofPerson("who sees all", "owner", 2),
  ...ofPerson("a supplier across contractors", "supplier", 3),
  ...ofPerson("a median contractor", "median", 2.5),
];

/** Somebody with many projects of the largest contractor, and the owner of one that is neither large nor small. */
const addPeople = async ({ database }: ProductBench): Promise<void> => {
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

type Again = { readonly name: string; readonly spread: number };
/** How far the slow ones of twenty lie from the middle. Two answers make the p95 of twenty: of three times twenty the middle is taken, as whatever else the machine does is not the list's. */
const spreadOf = async (operation: Operation): Promise<number> => {
  const spreads: number[] = [];
  for (let turn = 0; turn < AGAIN_TURNS; turn += 1)
    for (const { median: middle, p95 } of await interleave([operation], AGAIN)) spreads.push(p95 / middle);
  return median(spreads);
};

type Times = { readonly timings: readonly Timing[]; readonly again: readonly Again[] };
const timesOf = async (bench: ProductBench): Promise<Times> => {
  const tokens = new Map<Person, string>();
  for (const person of people) tokens.set(person, await tokenOf(bench, person));
  const connect = (person: Person) => openConnection(bench.server.address, tokens.get(person));
  const again: Again[] = [];
  // Opened as each is needed: the server closes what nobody used for a minute.
  for (const person of people) {
    const connection = await connect(person);
    for (const { name, path } of asked.filter((one) => one.person === person))
      again.push({ name, spread: await spreadOf({ name, run: () => connection.get(path) }) });
    connection.close();
  }
  const connections = new Map(await Promise.all(people.map(async (person) => [person, await connect(person)] as const)));
  const asking = (person: Person, path: string) => () => connections.get(person)?.get(path) ?? Promise.reject(new Error(person));
  const floor: Operation = { name: "floor", run: asking("restricted", FLOOR_PATH) };
  const operations = asked.map(({ name, person, path }) => ({ name, run: asking(person, path) }));
  const timings = await interleave([floor, ...operations], ROUNDS);
  for (const connection of connections.values()) connection.close();
  return { timings, again };
};

const budgetsOf = ({ timings, again }: Times): readonly Budget[] => {
  const medianOf = (name: string) => timings.find((timing) => timing.name === name)?.median ?? Number.NaN;
  return [
    ...asked.map(({ name, floors }) => atMost(`${name} takes, in HTTP floors,`, medianOf(name) / medianOf("floor"), floors)),
    ...again.map(({ name, spread }) => atMost(`${name}, twenty times on one connection, p95 in medians,`, spread, AGAIN_P95_MAX)),
  ];
};

/** The pages and counts of the list of pendencies, beside the floor. */
export const measureLists = async (bench: ProductBench): Promise<Measured> => {
  await addPeople(bench);
  const times = await timesOf(bench);
  const floor = times.timings[0]?.median ?? Number.NaN;
  const rows = times.timings.map(({ name, median, p95, p99 }) => ({ request: name, ms: median, p95, p99, "× floor": median / floor }));
  return { tables: [{ title: "GET /pendencies", rows }], budgets: budgetsOf(times) };
};

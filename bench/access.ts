import { hashPassword } from "../apps/api/src/modules/identity/index.ts";
import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { BENCH_PASSWORD, cast } from "./data/cast.ts";
import { insertRows } from "./data/insert-rows.ts";
import { makeAccount, makeMembership } from "./data/people.ts";
import { counts, type Size } from "./data/sizes.ts";
import { type HttpConnection, openConnection } from "./measuring/http-connection.ts";
import { interleave, type Operation, type Timing } from "./measuring/measure.ts";
import { FLOOR_PATH, type ProductBench, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Report } from "./measuring/report.ts";

const FLOORS_MAX = 2;
const FLAT_MAX = 1.5;
const MEMBERSHIPS = 1_000;
const ROUNDS = { rounds: 300, warmUp: 20, secondsMax: 120 };
const READER = 2;
const ONE = "scope of 1 membership";
const NAMED = `scope of ${MEMBERSHIPS}, one company named`;
const ALL = `scope of ${MEMBERSHIPS} memberships`;
/** A route without queries of its own: measures session, scope and permissions. */
const NOTHING_BUT_SCOPE = "/api/relations-types";

type Consultant = { readonly email: string; readonly companies: number };
const consultants = [
  { email: "one-company@bench.example", companies: 1 },
  { email: "many-companies@bench.example", companies: MEMBERSHIPS },
] as const satisfies readonly Consultant[];

/** Adds a user with one company and a user with up to a thousand. */
const addConsultants = async ({ database }: ProductBench, size: Size): Promise<void> => {
  const owner = await openClient(database.ownerUrl);
  const hash = await hashPassword(BENCH_PASSWORD);
  const { rows } = await owner.query<{ account: string; membership: string }>(
    "select (select max(id) from account) as account, (select max(id) from membership) as membership",
  );
  const taken = Number(rows[0]?.membership);
  for (const [at, { email, companies }] of consultants.entries()) {
    const accountId = Number(rows[0]?.account) + at + 1;
    const employers = Array.from({ length: Math.min(companies, counts[size].companies) }, (_, company) => company + 1);
    await insertRows(owner, "account", [makeAccount(accountId, email, hash)]);
    await insertRows(
      owner,
      "membership",
      employers.map((companyId, nth) =>
        makeMembership(taken + at + nth * consultants.length + 1, { companyId, accountId, profile: READER, restricted: false }),
      ),
    );
  }
  await owner.query("vacuum analyze");
  await owner.end();
};

type SignedIn = { readonly token: string; readonly refreshToken: string };
const signIn = async (http: HttpConnection, email: string): Promise<SignedIn> =>
  JSON.parse(await http.post("/api/authentication/signin", { email, password: BENCH_PASSWORD }));

/** Refreshes repeatedly, each time with the token of the previous response. */
const refreshing = (http: HttpConnection, first: SignedIn) => {
  let { refreshToken } = first;
  return async () => {
    ({ refreshToken } = JSON.parse(await http.post("/api/authentication/refresh-token", { refreshToken })) as SignedIn);
  };
};

const operationsOf = async ({ server, tokens }: ProductBench) => {
  const anonymous = await openConnection(server.address);
  const person = await openConnection(server.address, tokens.restricted);
  const [one, many] = [await signIn(anonymous, consultants[0].email), await signIn(anonymous, consultants[1].email)];
  const few = await openConnection(server.address, one.token);
  const all = await openConnection(server.address, many.token);
  const named = await openConnection(server.address, many.token, 1);
  const operations: readonly Operation[] = [
    { name: "floor", run: () => person.get(FLOOR_PATH) },
    { name: "authentication/me", run: () => person.get("/api/authentication/me") },
    { name: "account/permissions", run: () => person.get("/api/account/permissions") },
    { name: "refresh", run: refreshing(anonymous, await signIn(anonymous, cast.supplier.email)) },
    { name: "sign-in", run: () => signIn(anonymous, cast.owner.email) },
    { name: "argon2 alone", run: () => hashPassword(BENCH_PASSWORD) },
    { name: ONE, run: () => few.get(NOTHING_BUT_SCOPE) },
    { name: NAMED, run: () => named.get(NOTHING_BUT_SCOPE) },
    { name: ALL, run: () => all.get(NOTHING_BUT_SCOPE) },
  ];
  return { operations, connections: [anonymous, person, few, named, all] };
};

const medianOf = (timings: readonly Timing[], name: string): number => {
  const timing = timings.find((candidate) => candidate.name === name);
  if (!timing) throw new Error(`nothing was measured under ${name}`);
  return timing.median;
};

const reportOf = (timings: readonly Timing[], size: Size): Report => {
  const floor = medianOf(timings, "floor");
  const floorsOf = (name: string) => medianOf(timings, name) / floor;
  const signInAlone = (medianOf(timings, "sign-in") - medianOf(timings, "argon2 alone")) / floor;
  const rows = timings.map(({ name, median, p95, p99 }) => ({ request: name, "HTTP ms": median, p95, p99, "× floor": median / floor }));
  const timesOne = (name: string) => floorsOf(name) / floorsOf(ONE);
  return {
    bench: "access",
    tables: [{ title: `who asks and what they may do, ${size} data`, rows }],
    budgets: [
      atMost("a sign-in takes, argon2 apart, in HTTP floors,", signInAlone, FLOORS_MAX),
      ...["refresh", "authentication/me", "account/permissions"].map((name) =>
        atMost(`${name} takes, in HTTP floors,`, floorsOf(name), FLOORS_MAX),
      ),
      atMost(`of ${MEMBERSHIPS} memberships, naming one company takes, times what one membership takes,`, timesOne(NAMED), FLAT_MAX),
      atMost(`of ${MEMBERSHIPS} memberships, asking for all takes, times what one membership takes,`, timesOne(ALL), FLAT_MAX),
    ],
  };
};

/** Measures sign-in, token refresh and permission queries. */
export const benchAccess = (size: Size = "large"): Promise<Report> =>
  withProductBench(size, async (bench) => {
    await addConsultants(bench, size);
    const { operations, connections } = await operationsOf(bench);
    const timings = await interleave(operations, ROUNDS);
    for (const connection of connections) connection.close();
    return reportOf(timings, size);
  });

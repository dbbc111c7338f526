// The records of random changes: what the comparison returns equals what the indicators returned on the earlier day.
import type { ComparisonPeriod, PanelComparison } from "@emdia/contract/panels/comparison.ts";
import { indicatorQuery, type PanelFilter } from "@emdia/contract/panels/filter.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { type Holding, newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newPanelWorld, type PanelWorld } from "../../../../test/fixtures/panel-world.ts";
import { recordPanelsOn } from "../../../../test/record-panels.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();
const keys = ["see_management_panel", "see_pendency"] as const;
const SEED = 20_261_130;
const owner = () => world.database.ownerPool();
const today = () => dayInSaoPaulo(world.clock.now());

/** Without a filter, each of these has records of pendencies, projects and workers. */
const recordedHoldings = ({ contractors: [first = 0, both = 0], providers: [, one = 0], projects: [project = 0] }: PanelWorld) =>
  ({
    owner: [{ companyId: first, keys: "all" }],
    "restricted to one project": [{ companyId: first, keys, onlyProjects: [project] }],
    supplier: [{ companyId: one, keys }],
    "owner of a company on both sides": [{ companyId: both, keys: "all" }],
    "user of both sides of a row": [
      { companyId: first, keys },
      { companyId: one, keys },
    ],
  }) satisfies { readonly [who: string]: readonly Holding[] };
type Viewer = { readonly who: string; readonly api: Person["api"] };
type Filter = Partial<PanelFilter>;
const made: { panel?: PanelWorld; viewers: Viewer[]; filters: Filter[] } = { viewers: [], filters: [] };

beforeAll(async () => {
  const panel = await newPanelWorld(world, 23);
  for (const [who, holdings] of Object.entries<readonly Holding[]>(recordedHoldings(panel)))
    made.viewers.push({ who, api: (await newPerson(world, ...holdings)).api });
  // A supplier without a project has no record, and counts as zero beside the other company.
  const idle = { companyId: await newCompany(world, "provider"), keys };
  const beside = await newPerson(world, { companyId: panel.contractors[0] ?? 0, keys: "all" }, idle);
  made.viewers.push({ who: "owner and user of a supplier without a project", api: beside.api });
  const several = { companyId: panel.contractors[0] ?? 0, keys, onlyProjects: panel.projects.slice(0, 2) };
  made.viewers.push({ who: "restricted to two projects", api: (await newPerson(world, several)).api });
  const filters = [
    {},
    { type: ["STP" as const] },
    { departmentIds: panel.departments.slice(0, 1) },
    { projects: panel.projects.slice(0, 1) },
  ];
  made.filters.push(...filters, ...panel.providers.map((provider) => ({ provider })));
  made.panel = panel;
});

/** Figures of today in the form of a comparison. */
const readToday = async ({ api }: Viewer, filter: Filter) => {
  const query = indicatorQuery(filter);
  const { answer: pendencies } = await api("GET /reports/management/pendencies")({ query });
  const { answer: projects } = await api("GET /reports/management/projects")({ query });
  const { answer: workers } = await api("GET /reports/management/employees")({ query });
  const amounts = ({ total, settled, irregular, statuses }: typeof pendencies) => ({ total, settled, irregular, statuses });
  const { total, withPendencies, withoutPendencies, statuses } = workers;
  return {
    pendencies: {
      ...amounts(pendencies),
      plans: pendencies.plans.map((plan) => ({ plan: plan.plan, ...amounts({ ...pendencies, ...plan }) })),
    },
    projects: { total: projects.total, active: projects.active, inactive: projects.inactive },
    workers: { total, withPendencies, withoutPendencies, statuses },
  };
};
const compared = async ({ api }: Viewer, filter: Filter, compare: ComparisonPeriod): Promise<PanelComparison> =>
  (await api("GET /reports/management/comparison")({ query: { ...indicatorQuery(filter), compare } })).answer;

/** Random statuses, suspensions, removals and ends of links, as the product writes them. */
const changeAtRandom = async (seed: number): Promise<void> => {
  const { contractors = [] } = made.panel ?? {};
  const rowDrawn = fc.record({
    place: fc.nat(200),
    status: fc.constantFrom(...pendencyStatuses),
    fate: fc.constantFrom("", "", "", "rest", "removed"),
  });
  const rows = fc.sample(rowDrawn, { seed, numRuns: 60 });
  await owner().query(
    `with numbered as (select id, row_number() over (order by id) as place from pendency where contractor_id = any ($1)),
       drawn as (select distinct on (n.id) n.id, r.status, r.fate from jsonb_to_recordset($2::jsonb) r (place integer, status text, fate text)
         join numbered n on n.place = r.place order by n.id)
     update pendency p set status = d.status, returns_to = case when d.status = 'SUPPORT' then 'OPEN' end, rejected_at = null,
       question_side = case when d.status = 'SUPPORT' then 'provider' end,
       rest_for = case when d.fate <> '' then 'good' end, rest_reason = case when d.fate <> '' then 'no_longer_demanded' end,
       removed_at = case when d.fate = 'removed' then now() end
     from drawn d where d.id = p.id`,
    [contractors, JSON.stringify(rows)],
  );
  if (seed % 2 === 0) await owner().query("select fold_pendency_deltas(30)");
  await owner().query(
    "update project set state = 'inactive' where id = (select max(id) from project where contractor_id = $1 and state = 'active')",
    [contractors[0]],
  );
  await owner().query(
    "update project_worker set end_date = '2025-06-30' where id = (select min(id) from project_worker where contractor_id = any ($1) and end_date is null)",
    [contractors],
  );
};

test("a day before the first record is a gap, and other ids have no record", async () => {
  const viewer = made.viewers[0];
  if (!viewer) throw new Error("there is no viewer");
  const gap = { figures: null, gap: "day" };
  expect(await compared(viewer, {}, "90")).toEqual({ day: addDays(today(), -90), pendencies: gap, projects: gap, workers: gap });
  expect(await compared(viewer, { projects: [999_999_999] }, "30")).toMatchObject({ pendencies: { figures: null, gap: "filter" } });
});

test("the record of a past day equals the figures of that midnight [C-163] [C-164] [C-165] [C-166]", async () => {
  const nights = ["90", "30", "7"] as const;
  const seen = new Map<string, Awaited<ReturnType<typeof readToday>>>();
  for (const [turn, period] of nights.entries()) {
    await recordPanelsOn(world.database, addDays(today(), -Number(period)));
    for (const viewer of made.viewers)
      for (const [at, filter] of made.filters.entries()) seen.set(`${period} ${viewer.who} ${at}`, await readToday(viewer, filter));
    await changeAtRandom(SEED + turn);
  }
  const count = async () => (await owner().query("select count(*)::integer as rows from panel_record")).rows;
  const before = await count();
  await recordPanelsOn(world.database, addDays(today(), -7));
  expect(await count()).toEqual(before);

  const gaps = new Map<string, string[]>();
  for (const period of nights)
    for (const viewer of made.viewers)
      for (const [at, filter] of made.filters.entries()) {
        const { pendencies, projects, workers } = await compared(viewer, filter, period);
        const then = seen.get(`${period} ${viewer.who} ${at}`);
        const place = `${period}, ${viewer.who}, ${JSON.stringify(filter)}`;
        for (const [part, found] of Object.entries({ pendencies, projects, workers })) {
          if (found.figures) expect([place, part, found.figures]).toEqual([place, part, then?.[part as keyof typeof then]]);
          else gaps.set(part, [...(gaps.get(part) ?? []), `${viewer.who} ${at}`]);
        }
      }
  // Filters without a place and a supplier have records; workers of two projects could count twice.
  const unfiltered = (part: string) => [...new Set((gaps.get(part) ?? []).filter((text) => / [01]$/.test(text)))];
  expect([unfiltered("pendencies"), unfiltered("projects")]).toEqual([[], []]);
  expect(unfiltered("workers")).toEqual(["restricted to two projects 0", "restricted to two projects 1"]);
  expect(gaps.get("pendencies")).toContain("restricted to one project 4");
  expect(gaps.get("pendencies")).not.toContain("owner 5");
}, 240_000);

test("days without a night are gaps between the recorded ones", async () => {
  const [viewer] = made.viewers;
  // The documents of the day turn until 00:15.
  await recordPanelsOn(world.database, addDays(today(), -1), "00:05");
  const { rows } = await owner().query<{ first: string; last: string; work: boolean }>(
    `select first_day as first, last_day as last, covers_work as work from panel_recorded where company_id = $1 and side = 'contractor' order by 1`,
    [made.panel?.contractors[0]],
  );
  const nights = [90, 30, 7].map((days) => addDays(today(), -days));
  expect(rows.filter(({ work }) => work)).toEqual(nights.map((day) => ({ first: day, last: day, work: true })));
  expect(viewer && (await compared(viewer, {}, "year")).projects).toEqual({ figures: null, gap: "day" });
});

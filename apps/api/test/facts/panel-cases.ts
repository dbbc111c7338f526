// Random viewers and filters of the panels in small worlds.
import type { PanelFilter } from "@emdia/contract/panels/filter.ts";
import { pendencyLink } from "@emdia/contract/panels/links.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import { type Holding, newPerson, type Person } from "../fixtures/new-person.ts";
import { newPanelWorld, type PanelWorld } from "../fixtures/panel-world.ts";
import type { World } from "../world.ts";
import { countedHoldings, type PlainDocument, type PlainTables, plainDocuments, readPlainTables, type Viewed } from "./plain-figures.ts";

const keys = ["see_management_panel", "see_pendency", "see_projects", "see_employee"] as const;
type Viewer = { readonly api: Person["api"]; readonly holdings: readonly Holding[] };
type Small = { readonly made: PanelWorld; readonly tables: PlainTables; readonly viewers: readonly Viewer[] };
/** Owner, restricted, supplier, restricted supplier, a company on both sides, both sides of a row, and several companies. */
const holdingsIn = ({
  contractors: [first = 0, both = 0],
  providers: [, one = 0, two = 0],
  projects,
}: PanelWorld): readonly Holding[][] => {
  const onlyProjects = projects.filter((_, at) => at % 2 === 0);
  return [
    [{ companyId: first, keys: "all" }],
    [{ companyId: first, keys, onlyProjects }],
    [{ companyId: one, keys }],
    [{ companyId: one, keys, onlyProjects }],
    [{ companyId: both, keys }],
    [
      { companyId: first, keys },
      { companyId: one, keys },
    ],
    [
      { companyId: first, keys, onlyProjects },
      { companyId: one, keys },
      { companyId: two, keys, onlyProjects },
      { companyId: both, keys: keys.slice(1) },
    ],
  ];
};

const filterDrawn = ({ projects, departments, providers, contractors }: PanelWorld): fc.Arbitrary<PanelFilter> =>
  fc.record(
    {
      type: fc.constantFrom(["GERAL" as const], ["STP" as const], ["SSMA" as const]),
      departmentIds: fc.subarray([...departments, 999_999_999], { minLength: 1 }),
      projects: fc.subarray([...projects], { minLength: 1 }),
      provider: fc.constantFrom(...providers),
      companies: fc.subarray([...new Set([...contractors, ...providers])], { minLength: 1 }),
      startDate: fc.constantFrom("2025-12-31", "2026-01-01", "2026-01-20"),
      endDate: fc.constantFrom("2026-01-31", "2026-02-28", "2026-03-01"),
      page: fc.constant(1),
    },
    { requiredKeys: ["page"] },
  );

export type Case = {
  readonly api: Person["api"];
  readonly filter: PanelFilter;
  readonly tables: PlainTables;
  readonly viewed: Viewed;
  readonly documents: readonly PlainDocument[];
  /** Companies that the link selects; without one there is no link, and every figure is zero. */
  readonly companyId: readonly number[];
  readonly listed: (part: PendencyFilter) => Promise<number>;
};
const NUM_RUNS = 25;
const SEEDS = [20_260_310, 7];

/** Creates the worlds before the tests, and runs a check for random viewers and filters in each. */
export const panelCases = (world: World) => {
  const worlds: Small[] = [];
  beforeAll(async () => {
    for (const seed of SEEDS) {
      const made = await newPanelWorld(world, seed);
      const viewers: Viewer[] = [];
      for (const holdings of holdingsIn(made)) viewers.push({ api: (await newPerson(world, ...holdings)).api, holdings });
      worlds.push({ made, tables: await readPlainTables(world, made.projects), viewers });
    }
  });

  const caseOf = ({ tables }: Small, { api, holdings }: Viewer, filter: PanelFilter): Case => {
    const viewed = { holdings, filter, today: dayInSaoPaulo(world.clock.now()) };
    const companyId = countedHoldings(viewed).map((held) => held.companyId);
    const listed = async (part: PendencyFilter): Promise<number> => {
      if (companyId.length === 0) return 0;
      const { answer } = await api("GET /pendencies")({ query: pendencyLink(filter, part) }, { companyId });
      expect(answer.meta.totalIsExact).toBe(true);
      return answer.meta.totalResults;
    };
    return { api, filter, tables, viewed, documents: plainDocuments(tables, viewed), companyId, listed };
  };

  return async (check: (drawn: Case) => Promise<void>): Promise<void> => {
    for (const small of worlds) {
      const drawn = fc.record({ viewer: fc.constantFrom(...small.viewers), filter: filterDrawn(small.made) });
      await fc.assert(
        fc.asyncProperty(drawn, ({ viewer, filter }) => check(caseOf(small, viewer, filter))),
        { numRuns: NUM_RUNS },
      );
    }
  };
};

import { parseArgs } from "node:util";
import type { Size } from "./data/sizes.ts";
import { isMet, type Report, reportText } from "./measuring/report.ts";

type Bench = { readonly quick: boolean; readonly run: (size: Size | undefined) => Promise<Report> };

/** Loaded on demand, because browser tools load slowly. */
const benches: { readonly [name: string]: Bench } = {
  floor: { quick: true, run: async (size) => (await import("./floor.ts")).benchFloor(size) },
  access: { quick: true, run: async (size) => (await import("./access.ts")).benchAccess(size) },
  projects: { quick: true, run: async (size) => (await import("./projects.ts")).benchProjects(size) },
  reconcile: { quick: true, run: async () => (await import("./reconcile.ts")).benchReconcile() },
  standing: { quick: true, run: async () => (await import("./standing.ts")).benchStanding() },
  badges: { quick: false, run: async () => (await import("./badges.ts")).benchBadges() },
  gate: { quick: false, run: async () => (await import("./gate.ts")).benchGate() },
  workers: { quick: false, run: async (size) => (await import("./workers.ts")).benchWorkers(size) },
  search: { quick: false, run: async (size) => (await import("./search.ts")).benchSearch(size) },
  home: { quick: false, run: async (size) => (await import("./home.ts")).benchHome(size) },
  panels: { quick: false, run: async (size) => (await import("./panels.ts")).benchPanels(size) },
  pendencies: { quick: false, run: async (size) => (await import("./pendencies/pendencies.ts")).benchPendencies(size) },
  registry: { quick: false, run: async (size) => (await import("./registry.ts")).benchRegistry(size) },
  uploads: { quick: false, run: async (size) => (await import("./uploads.ts")).benchUploads(size) },
  imports: { quick: false, run: async (size) => (await import("./imports.ts")).benchImports(size) },
  trainings: { quick: false, run: async (size) => (await import("./trainings/trainings.ts")).benchTrainings(size) },
  "risk-schedule": { quick: false, run: async (size) => (await import("./risk-schedule/risk-schedule.ts")).benchRiskSchedule(size) },
  months: { quick: false, run: async (size) => (await import("./months/months.ts")).benchMonths(size) },
  web: { quick: false, run: async () => (await import("./web.ts")).benchWeb() },
  review: { quick: false, run: async () => (await import("./review.ts")).benchReview() },
  proof: { quick: false, run: async () => (await import("./proof.ts")).benchProof() },
};

const sizeOf = (text: string | undefined): Size | undefined => {
  if (text === undefined || text === "small" || text === "large") return text;
  throw new Error(`--size is small or large, not ${text}`);
};

const parseArguments = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: "boolean", default: false }, size: { type: "string" } },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(benches).filter((name) => benches[name]?.quick);
  return { names, json: values.json, size: sizeOf(values.size), one: positionals.length === 1 };
};

/** Runs the named benches, or all quick ones, and returns the exit code. */
export const runBenches = async (args: readonly string[]): Promise<number> => {
  const { names, json, size, one } = parseArguments(args);
  const reports: Report[] = [];
  for (const name of names) {
    const bench = benches[name];
    if (!bench) throw new Error(`there is no bench ${name}: there are ${Object.keys(benches).join(", ")}`);
    const report = await bench.run(size);
    reports.push(report);
    if (!json) console.log(`${reportText(report)}\n`);
  }
  if (json) console.log(JSON.stringify(one ? reports[0] : reports));
  return reports.every(isMet) ? 0 : 1;
};

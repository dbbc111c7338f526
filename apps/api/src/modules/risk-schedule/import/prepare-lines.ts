// Turns lines of the import into inputs of the form.
import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ImportLine } from "../../../platform/imports/import-definition.ts";
import { readScheduleLine, type ScheduleLine } from "../rules/import/read-schedule-line.ts";
import { chooseProject, chooseSupplier, type NamedProject, type ProjectNames, resolveLine } from "../rules/import/resolve-line.ts";
import { namesOfProject, projectsNamed, workersByCpf } from "../store/import-lookups.ts";

type Failed = { readonly number: number; readonly ok: false; readonly reasons: readonly LineReason[] };
export type PreparedLine = { readonly number: number; readonly ok: true; readonly contractorId: number; readonly input: RiskScheduleInput };
type Placed = {
  readonly number: number;
  readonly ok: true;
  readonly line: ScheduleLine;
  readonly project: NamedProject;
  readonly providerId: number;
};
type Importer = { readonly tx: Tx; readonly companyId: number };

const cpfsOf = ({ workers, watches, supervisor }: ScheduleLine): readonly string[] => [
  ...workers,
  ...watches,
  ...(supervisor === null ? [] : [supervisor]),
];

/** Names of each project, loaded once. */
const loadNames = async (tx: Tx, projects: readonly NamedProject[]): Promise<ReadonlyMap<number, ProjectNames>> => {
  const names = new Map<number, ProjectNames>();
  for (const project of projects) if (!names.has(project.projectId)) names.set(project.projectId, await namesOfProject(tx, project));
  return names;
};

/** Workers of each supplier by CPF. */
const loadWorkers = async (tx: Tx, placed: readonly Placed[]): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> => {
  const byProvider = Map.groupBy(placed, ({ providerId }) => providerId);
  const loaded = new Map<number, ReadonlyMap<string, number>>();
  for (const [providerId, own] of byProvider)
    loaded.set(
      providerId,
      await workersByCpf(
        tx,
        providerId,
        own.flatMap(({ line }) => cpfsOf(line)),
      ),
    );
  return loaded;
};

const none: ProjectNames = { suppliers: [], places: [], activities: [] };

/** Looks up the names of all lines together. A line of the project's contractor names the supplier; other lines are the company's own. */
export const prepareLines = async (
  { tx, companyId }: Importer,
  lines: readonly ImportLine[],
): Promise<readonly (PreparedLine | Failed)[]> => {
  const read = lines.map(({ line: number, cells }) => ({ number, ...readScheduleLine(cells) }));
  const complete = read.flatMap(({ number, line }) => (line ? [{ number, line }] : []));
  const projects = await projectsNamed(tx, companyId, {
    names: complete.map(({ line }) => line.project),
    contracts: complete.map(({ line }) => line.contract),
  });
  const chosen = complete.map(({ number, line }) => ({ number, line, project: chooseProject(line, projects) }));
  const names = await loadNames(
    tx,
    chosen.flatMap(({ project }) => (project.ok ? [project.value] : [])),
  );
  const placed = chosen.map(({ number, line, project }): Placed | Failed => {
    if (!project.ok) return { number, ...project };
    const { contractorId, projectId } = project.value;
    const isContractors = contractorId === companyId;
    const supplier = isContractors ? chooseSupplier(line, names.get(projectId) ?? none) : { ok: true as const, value: companyId };
    return supplier.ok ? { number, ok: true, line, project: project.value, providerId: supplier.value } : { number, ...supplier };
  });
  const workers = await loadWorkers(
    tx,
    placed.filter((one): one is Placed => one.ok),
  );
  return [
    ...read.flatMap(({ number, line, reasons }): readonly Failed[] => (line ? [] : [{ number, ok: false, reasons }])),
    ...placed.map((one): PreparedLine | Failed => {
      if (!one.ok) return one;
      const { number, line, project, providerId } = one;
      const facts = {
        projectId: project.projectId,
        providerId,
        names: names.get(project.projectId) ?? none,
        workers: workers.get(providerId) ?? new Map(),
      };
      const resolved = resolveLine(line, facts);
      return resolved.ok ? { number, ok: true, contractorId: project.contractorId, input: resolved.value } : { number, ...resolved };
    }),
  ];
};

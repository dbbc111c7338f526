import { type Dice, dice } from "../../apps/api/demo/random.ts";
import { addDays } from "../../apps/api/src/kernel/dates.ts";
import type { Companies } from "./companies.ts";
import { DAY_OF_DATA } from "./day.ts";
import type { Places } from "./places.ts";
import type { Counts } from "./sizes.ts";
import { drawDifferent, weighted, withLargest, zipf } from "./skew.ts";

const verbs = ["Manutenção", "Montagem", "Reforma", "Inspeção", "Pintura", "Troca", "Ampliação", "Recuperação", "Limpeza"] as const;
const objects = ["das correias", "dos moinhos", "da britagem", "da subestação", "dos tanques", "da portaria", "dos acessos"] as const;
const where = ["da mina", "da usina", "do terminal", "da barragem", "do pátio", "do parque eólico", "do porto", "do almoxarifado"] as const;
const states = ["active", "active", "active", "active", "active", "active", "active", "inactive", "inactive", "inactive"] as const;
const LARGEST_SHARE = 0.2;
const REMOVED_EVERY = 40;
const LINKING_EVERY = 60;

const makeProject = (chance: Dice, id: number, contractor_id: number) => {
  const start = addDays(DAY_OF_DATA, chance.whole(1_000) - 880);
  return {
    contractor_id,
    id,
    name: `${chance.pick(verbs)} ${chance.pick(objects)} ${chance.pick(where)} ${1 + chance.whole(90)}`,
    contract_number: `CT-${start.slice(0, 4)}/${String(id).padStart(6, "0")}`,
    scope: chance.pick(["Serviço contínuo", "Obra", "Parada programada"]),
    start_date: start,
    end_date: addDays(start, 90 + chance.whole(700)),
    state: id % REMOVED_EVERY === 0 ? "removed" : chance.pick(states),
    pipeline_state: id % LINKING_EVERY === 0 ? "linking" : "linked",
    created_at: `${start}T12:00:00Z`,
    updated_at: `${start}T12:00:00Z`,
  };
};
export type ProjectRow = ReturnType<typeof makeProject>;

/** Suppliers of each contractor: more for large contractors, and the largest suppliers nearly everywhere. */
const makeCircles = ({ contractorIds, providerIds }: Companies, { projects }: Counts) => {
  const draw = weighted(dice(4), zipf(providerIds.length));
  const shares = withLargest(LARGEST_SHARE, contractorIds.length);
  return shares.map((share) => {
    const size = Math.min(Math.ceil(6 * Math.sqrt(share * projects)), Math.floor(providerIds.length / 3));
    return drawDifferent(draw, size).map((at) => providerIds[at] ?? 0);
  });
};

export type Projects = {
  readonly projects: readonly (ProjectRow & { readonly provider_count: number })[];
  readonly links: readonly { readonly contractor_id: number; readonly project_id: number; readonly provider_id: number }[];
  readonly locations: readonly { readonly contractor_id: number; readonly project_id: number; readonly facility_id: number }[];
};

/** Projects in batches with suppliers and facilities. One fifth belongs to the first contractor. */
export function* makeProjects(counts: Counts, companies: Companies, places: Places): Generator<Projects> {
  const chance = dice(3);
  const { contractorIds } = companies;
  const draw = weighted(chance, withLargest(LARGEST_SHARE, contractorIds.length));
  const circles = makeCircles(companies, counts);
  const portion = 5_000;
  for (let from = 0; from < counts.projects; from += portion) {
    const made = Array.from({ length: Math.min(portion, counts.projects - from) }, (_, at) => {
      const contractor = draw();
      const project = makeProject(chance, from + at + 1, contractorIds[contractor] ?? 0);
      const suppliers = chance.some(circles[contractor] ?? [], 1 + chance.whole(7));
      const located = chance.some(places.of(project.contractor_id), 1 + chance.whole(3));
      return { project: { ...project, provider_count: suppliers.length }, suppliers, located };
    });
    yield {
      projects: made.map(({ project }) => project),
      links: made.flatMap(({ project: { contractor_id, id }, suppliers }) =>
        suppliers.map((provider_id) => ({ contractor_id, project_id: id, provider_id })),
      ),
      locations: made.flatMap(({ project: { contractor_id, id }, located }) =>
        located.map((place) => ({ contractor_id, project_id: id, ...place })),
      ),
    };
  }
}

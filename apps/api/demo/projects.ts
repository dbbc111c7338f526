import { addDays, type IsoDay } from "../src/kernel/dates.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { RESTRICTED_PROJECT } from "./cast.ts";
import type { Place } from "./facilities.ts";
import type { Dice } from "./random.ts";

const works = [
  "Manutenção elétrica de média tensão",
  "Montagem de andaimes",
  "Reforma da portaria",
  "Limpeza industrial",
  "Transporte interno de minério",
  "Inspeção de correias",
  "Troca de revestimento dos moinhos",
  "Pintura anticorrosiva de estruturas",
  "Vigilância patrimonial",
  "Içamento de transformadores",
  "Supressão vegetal da faixa de servidão",
  "Instrumentação geotécnica",
  "Caldeiraria de parada programada",
  "Recuperação de acessos",
] as const;
const moments = ["2025", "2026", "fase 1", "fase 2", "lote A", "lote B"] as const;
const states = ["active", "active", "active", "active", "active", "inactive"] as const;
const pipeline = ["linked", "linked", "linked", "linked", "linked", "linked", "linking", "created"] as const;

export type ProjectSeeds = {
  readonly contractorId: number;
  readonly providerIds: readonly number[];
  readonly places: readonly Place[];
  readonly count: number;
  readonly today: IsoDay;
  readonly code: string;
};

const nameOf = (dice: Dice, at: number): string => (at === 0 ? RESTRICTED_PROJECT : `${dice.pick(works)} ${dice.pick(moments)}`);

const seeded = (dice: Dice, { today, code }: ProjectSeeds, at: number) => {
  const start = addDays(today, dice.whole(500) - 420);
  return {
    name: nameOf(dice, at),
    contract_number: `${code}-${2024 + dice.whole(3)}/${String(at + 1).padStart(4, "0")}`,
    scope: dice.pick(["Serviço contínuo", "Obra", "Parada programada"]),
    description: null,
    start_date: start,
    end_date: addDays(start, 120 + dice.whole(600)),
    state: at === 0 ? ("active" as const) : dice.pick(states),
    pipeline_state: at === 0 ? ("linked" as const) : dice.pick(pipeline),
  };
};

/** Suppliers of projects differ as in life: one of the first three is in each of them, the others in a few. */
const suppliersOf = (dice: Dice, { providerIds }: ProjectSeeds): readonly number[] => [
  ...new Set([...dice.some(providerIds.slice(0, 3), 1), ...dice.some(providerIds, dice.whole(5))]),
];

export const seedProjects = async (tx: Tx, dice: Dice, seeds: ProjectSeeds): Promise<void> => {
  const { contractorId: contractor_id, places } = seeds;
  const rows = Array.from({ length: seeds.count }, (_, at) => ({ ...seeded(dice, seeds, at), suppliers: suppliersOf(dice, seeds) }));
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500);
    const values = part.map(({ suppliers, ...project }) => ({ ...project, contractor_id, provider_count: suppliers.length }));
    const saved = await tx.insertInto("project").values(values).returning("id").execute();
    const linked = saved.flatMap(({ id }, at) =>
      (part[at]?.suppliers ?? []).map((provider_id) => ({ contractor_id, project_id: id, provider_id })),
    );
    await tx.insertInto("project_company").values(linked).execute();
    const located = saved.flatMap(({ id }) =>
      dice.some(places, 1 + dice.whole(3)).map(({ facilityId, departmentId }) => ({
        contractor_id,
        project_id: id,
        facility_id: facilityId,
        department_id: departmentId,
      })),
    );
    await tx.insertInto("project_location").values(located).execute();
  }
};

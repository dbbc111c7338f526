import type { Plan } from "@emdia/contract/limits.ts";
import { addDays, type IsoDay } from "../src/kernel/dates.ts";
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
const scopes = ["Serviço contínuo", "Obra", "Parada programada"] as const;
const plansOfSuppliers: readonly [readonly Plan[], ...(readonly Plan[])[]] = [["SSMA"], ["SSMA"], ["STP", "SSMA"], ["STP"]];

export type ProjectSeeds = {
  readonly contractorId: number;
  readonly providerIds: readonly number[];
  readonly places: readonly Place[];
  readonly today: IsoDay;
  readonly code: string;
};
export type DrawnSupplier = { readonly companyId: number; readonly plans: readonly Plan[] };
export type Drawn = {
  readonly name: string;
  readonly contract: string;
  readonly scope: string;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay;
  readonly suppliers: readonly DrawnSupplier[];
  readonly places: readonly Place[];
};

const nameOf = (dice: Dice, at: number): string => (at === 0 ? RESTRICTED_PROJECT : `${dice.pick(works)} ${dice.pick(moments)}`);

/** Suppliers of projects differ as in life: one of the first three is in each of them, the others in a few. */
const suppliersOf = (dice: Dice, { providerIds }: ProjectSeeds): readonly DrawnSupplier[] => {
  const ids = new Set([...dice.some(providerIds.slice(0, 3), 1), ...dice.some(providerIds, dice.whole(5))]);
  return [...ids].map((companyId) => ({ companyId, plans: dice.pick(plansOfSuppliers) }));
};

/** What somebody could have thought of: the same every time for the same dice. */
export const drawProject = (dice: Dice, seeds: ProjectSeeds, at: number): Drawn => {
  const startDate = addDays(seeds.today, dice.whole(500) - 420);
  return {
    name: nameOf(dice, at),
    contract: `${seeds.code}-${2024 + dice.whole(3)}/${String(at + 1).padStart(4, "0")}`,
    scope: dice.pick(scopes),
    startDate,
    endDate: addDays(startDate, 120 + dice.whole(600)),
    suppliers: suppliersOf(dice, seeds),
    places: dice.some(seeds.places, 1 + dice.whole(3)),
  };
};

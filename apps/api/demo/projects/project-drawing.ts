import type { Plan } from "@emdia/contract/limits.ts";
import { addDays, type IsoDay } from "../../src/kernel/dates.ts";
import { RESTRICTED_PROJECT } from "../accounts/cast.ts";
import type { Place } from "../facilities.ts";
import type { Dice } from "../random.ts";

type Work = { readonly name: string; readonly risks: readonly [string, string, string] };

/** Kinds of work with their risk activities, by catalogue code. */
const works: readonly [Work, ...Work[]] = [
  { name: "Manutenção elétrica de média tensão", risks: ["ELETRICIDADE-AT", "ELETRICIDADE-SEP", "ALTURA"] },
  { name: "Montagem de andaimes", risks: ["ALTURA", "ICAMENTO", "PTA"] },
  { name: "Reforma da portaria", risks: ["ELETRICIDADE-BT", "ALTURA", "ESCAVACAO"] },
  { name: "Limpeza industrial", risks: ["QUIMICOS", "ESPACO-CONFINADO", "MAQUINAS"] },
  { name: "Transporte interno de minério", risks: ["CONDUCAO", "MAQUINAS", "INFLAMAVEIS"] },
  { name: "Inspeção de correias", risks: ["MAQUINAS", "ALTURA", "ELETRICIDADE-BT"] },
  { name: "Troca de revestimento dos moinhos", risks: ["ICAMENTO", "ESPACO-CONFINADO", "A-QUENTE"] },
  { name: "Pintura anticorrosiva de estruturas", risks: ["ALTURA", "QUIMICOS", "PTA"] },
  { name: "Vigilância patrimonial", risks: ["VIGILANCIA", "CONDUCAO", "ADMINISTRATIVO"] },
  { name: "Içamento de transformadores", risks: ["ICAMENTO", "ELETRICIDADE-AT", "CONDUCAO"] },
  { name: "Supressão vegetal da faixa de servidão", risks: ["FLORESTAL", "MAQUINAS", "CONDUCAO"] },
  { name: "Instrumentação geotécnica", risks: ["ESCAVACAO", "CONDUCAO", "ELETRICIDADE-BT"] },
  { name: "Caldeiraria de parada programada", risks: ["A-QUENTE", "ESPACO-CONFINADO", "CALDEIRA"] },
  { name: "Recuperação de acessos", risks: ["MAQUINAS", "ESCAVACAO", "CONDUCAO"] },
];
const restricted: Work = { name: RESTRICTED_PROJECT, risks: ["ALTURA", "ICAMENTO", "ESCAVACAO"] };
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
export type Drawn = Work & {
  readonly contract: string;
  readonly scope: string;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay;
  readonly suppliers: readonly DrawnSupplier[];
  readonly places: readonly Place[];
};

const drawWork = (dice: Dice, at: number): Work => {
  if (at === 0) return restricted;
  const { name, risks } = dice.pick(works);
  return { name: `${name} ${dice.pick(moments)}`, risks };
};

/** One of the first three suppliers is in every project, the others in a few. */
const suppliersOf = (dice: Dice, { providerIds }: ProjectSeeds): readonly DrawnSupplier[] => {
  const ids = new Set([...dice.some(providerIds.slice(0, 3), 1), ...dice.some(providerIds, dice.whole(5))]);
  return [...ids].map((companyId) => ({ companyId, plans: dice.pick(plansOfSuppliers) }));
};

/** Draws a random project, the same for the same dice. */
export const drawProject = (dice: Dice, seeds: ProjectSeeds, at: number): Drawn => {
  const startDate = addDays(seeds.today, dice.whole(500) - 420);
  return {
    ...drawWork(dice, at),
    contract: `${seeds.code}-${2024 + dice.whole(3)}/${String(at + 1).padStart(4, "0")}`,
    scope: dice.pick(scopes),
    startDate,
    endDate: addDays(startDate, 120 + dice.whole(600)),
    suppliers: suppliersOf(dice, seeds),
    places: dice.some(seeds.places, 1 + dice.whole(3)),
  };
};

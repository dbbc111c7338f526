import { dice } from "../../apps/api/demo/random.ts";
import { cnpjCheckDigits } from "../../packages/contract/src/documents/cnpj.ts";
import type { Row } from "./insert-rows.ts";
import type { Counts } from "./sizes.ts";

type City = readonly [name: string, state: string];
const cities: readonly [City, ...City[]] = [
  ["Itabira", "MG"],
  ["Contagem", "MG"],
  ["Mossoró", "RN"],
  ["Camaçari", "BA"],
  ["Joinville", "SC"],
  ["Parauapebas", "PA"],
];
const trades = ["Montagens", "Andaimes", "Transportes", "Elétrica", "Terraplenagem", "Vigilância", "Caldeiraria", "Inspeções"] as const;
const CONTRACTS_AND_SUPPLIES_EVERY = 10;

/** Ids in order of size, largest first. */
export type Companies = {
  readonly rows: readonly Row[];
  readonly contractorIds: readonly number[];
  readonly providerIds: readonly number[];
};

/** Contractors first, then suppliers; one in ten contractors is also a supplier. */
export const makeCompanies = ({ companies, contractors }: Counts): Companies => {
  const chance = dice(1);
  const rows = Array.from({ length: companies }, (_, at) => {
    const id = at + 1;
    const base = `${10_000_000 + id * 4_321}0001`;
    const [city, state] = chance.pick(cities);
    const name = `${chance.pick(trades)} ${id}`;
    const is_contractor = id <= contractors;
    const is_provider = !is_contractor || id % CONTRACTS_AND_SUPPLIES_EVERY === 0;
    return {
      id,
      cnpj: `${base}${cnpjCheckDigits(base)}`,
      name: `${name} Ltda.`,
      trading_name: name,
      city,
      state,
      is_contractor,
      is_provider,
      created_at: "2025-01-10T12:00:00Z",
    };
  });
  const idsWhere = (stands: (row: (typeof rows)[number]) => boolean) => rows.filter(stands).map(({ id }) => id);
  const both = idsWhere((row) => row.is_contractor && row.is_provider);
  return { rows, contractorIds: idsWhere((row) => row.is_contractor), providerIds: [...idsWhere((row) => !row.is_contractor), ...both] };
};

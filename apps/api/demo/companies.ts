import { cnpjCheckDigits } from "@emdia/contract/documents/cnpj.ts";
import type { Tx } from "../src/platform/database/transaction.ts";

/** Invented companies with valid CNPJs, some alphanumeric. `root` has the twelve characters before the check digits. */
const world = {
  serraAzul: {
    root: "410275310001",
    name: "Serra Azul Mineração S.A.",
    trading: "Serra Azul Mineração",
    city: "Itabira",
    state: "MG",
    sides: "contractor",
  },
  horizonte: {
    root: "52H8K1Z40001",
    name: "Horizonte Energia S.A.",
    trading: "Horizonte Energia",
    city: "Mossoró",
    state: "RN",
    sides: "contractor",
  },
  ipe: {
    root: "287640190001",
    name: "Ipê Andaimes e Acessos Ltda.",
    trading: "Ipê Andaimes",
    city: "Contagem",
    state: "MG",
    sides: "both",
  },
  voltta: {
    root: "3V0LT7A20001",
    name: "Voltta Instalações Elétricas Ltda.",
    trading: "Voltta Elétrica",
    city: "Betim",
    state: "MG",
    sides: "provider",
  },
  guaraci: {
    root: "196302840001",
    name: "Guaraci Montagens Industriais Ltda.",
    trading: "Guaraci Montagens",
    city: "Ipatinga",
    state: "MG",
    sides: "provider",
  },
  pedraBranca: {
    root: "337158920001",
    name: "Pedra Branca Terraplenagem Ltda.",
    trading: "Pedra Branca",
    city: "Itabira",
    state: "MG",
    sides: "provider",
  },
  tucano: {
    root: "088419570001",
    name: "Tucano Transportes de Cargas Ltda.",
    trading: "Tucano Transportes",
    city: "Vespasiano",
    state: "MG",
    sides: "provider",
  },
  limpaVale: {
    root: "214903760001",
    name: "Limpa Vale Serviços de Conservação Ltda.",
    trading: "Limpa Vale",
    city: "João Monlevade",
    state: "MG",
    sides: "provider",
  },
  araucaria: {
    root: "6RA4C9D10001",
    name: "Araucária Caldeiraria Ltda.",
    trading: "Araucária Caldeiraria",
    city: "Joinville",
    state: "SC",
    sides: "provider",
  },
  norteSul: {
    root: "455027160001",
    name: "Norte Sul Içamentos Ltda.",
    trading: "Norte Sul Içamentos",
    city: "Natal",
    state: "RN",
    sides: "provider",
  },
  alvorada: {
    root: "172865030001",
    name: "Alvorada Vigilância Patrimonial Ltda.",
    trading: "Alvorada Vigilância",
    city: "Mossoró",
    state: "RN",
    sides: "provider",
  },
  cobalto: {
    root: "390471280001",
    name: "Cobalto Manutenção Industrial Ltda.",
    trading: "Cobalto Manutenção",
    city: "Camaçari",
    state: "BA",
    sides: "provider",
  },
  mareAlta: {
    root: "1M4R3AL70001",
    name: "Maré Alta Inspeções Subaquáticas Ltda.",
    trading: "Maré Alta Inspeções",
    city: "Macau",
    state: "RN",
    sides: "provider",
  },
  jatoba: {
    root: "264018950001",
    name: "Jatobá Manejo Florestal Ltda.",
    trading: "Jatobá Florestal",
    city: "Ouro Preto",
    state: "MG",
    sides: "provider",
  },
} as const;

export type CompanyKey = keyof typeof world;
export type Companies = { readonly [Key in CompanyKey]: number };
export const companyKeys = Object.keys(world) as readonly CompanyKey[];

export const sidesOf = (company: CompanyKey): readonly ("contractor" | "provider")[] => {
  const { sides } = world[company];
  return sides === "both" ? ["contractor", "provider"] : [sides];
};

const row = ({ root, name, trading, city, state, sides }: (typeof world)[CompanyKey]) => ({
  cnpj: `${root}${cnpjCheckDigits(root)}`,
  name,
  trading_name: trading,
  city,
  state,
  is_contractor: sides !== "provider",
  is_provider: sides !== "contractor",
});

/** All companies, also for the sample of the public registry. */
export const demoCompanies = companyKeys.map((key) => row(world[key]));

export const seedCompanies = async (tx: Tx): Promise<Companies> => {
  const saved = await tx.insertInto("company").values(demoCompanies).returning(["id", "cnpj"]).execute();
  const idOf = new Map(saved.map(({ cnpj, id }) => [cnpj, id]));
  return Object.fromEntries(companyKeys.map((key) => [key, idOf.get(row(world[key]).cnpj)])) as Companies;
};

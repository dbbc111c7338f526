import { cpfCheckDigits } from "@emdia/contract/documents/cpf.ts";
import type { ForeignDocumentType, Gender } from "@emdia/contract/workers/vocabulary.ts";
import type { Dice } from "../random.ts";

type Document =
  | { readonly kind: "cpf"; readonly country: "BR"; readonly type: null; readonly number: string }
  | { readonly kind: "foreign"; readonly country: string; readonly type: ForeignDocumentType; readonly number: string };
export type DrawnPerson = { readonly name: string; readonly gender: Gender; readonly document: Document };

const cpfFrom = (base: number): Document => {
  const digits = String(base).padStart(9, "0");
  return { kind: "cpf", country: "BR", type: null, number: `${digits}${cpfCheckDigits(digits)}` };
};

/** Works for Ipê and for Voltta, which do not know of each other. */
export const WORKS_FOR_TWO: DrawnPerson = { name: "Jonas Ferreira Batista", gender: "male", document: cpfFrom(731_406_258) };

const women = [
  "Adriana",
  "Beatriz",
  "Cláudia",
  "Daniela",
  "Elaine",
  "Fernanda",
  "Gabriela",
  "Juliana",
  "Márcia",
  "Patrícia",
  "Rosângela",
  "Tatiane",
] as const;
const men = [
  "Antônio",
  "Bruno",
  "Carlos",
  "Denílson",
  "Edson",
  "Francisco",
  "Gilson",
  "Ismael",
  "José",
  "Leandro",
  "Marcelo",
  "Nivaldo",
  "Osmar",
  "Paulo",
  "Reginaldo",
  "Sebastião",
  "Valdir",
  "Wellington",
] as const;
const middle = ["Aparecido", "Barros", "Cardoso", "Duarte", "Evangelista", "Freitas", "Gomes", "Lima", "Moreira", "Pereira"] as const;
const families = [
  "Almeida",
  "Brandão",
  "Conceição",
  "Damasceno",
  "Fonseca",
  "Guimarães",
  "Lacerda",
  "Machado",
  "Nascimento",
  "Oliveira",
  "Rezende",
  "Siqueira",
  "Teixeira",
  "Vasconcelos",
] as const;
type ForeignShape = { readonly first: string; readonly gender: Gender; readonly country: string; readonly type: ForeignDocumentType };
const fromAbroad: readonly [ForeignShape, ...ForeignShape[]] = [
  { first: "Yeison", gender: "male", country: "BO", type: "national_id" },
  { first: "María José", gender: "female", country: "VE", type: "refugee_protocol" },
  { first: "Jean-Baptiste", gender: "male", country: "HT", type: "residence_permit" },
  { first: "Andrés Felipe", gender: "male", country: "CO", type: "passport" },
  { first: "Lucía", gender: "female", country: "AR", type: "passport" },
];
const familiesAbroad = [
  "Mamani Quispe",
  "Contreras Rojas",
  "Toussaint",
  "Cárdenas Ruiz",
  "Fernández Ibarra",
  "Flores Huanca",
  "Pierre-Louis",
  "Salazar Peña",
  "Benítez Acosta",
] as const;

/** Unique nine digits: the step is coprime to the modulus. */
const baseOf = (at: number): number => (102_938_475 + at * 7_654_321) % 999_999_937;
const ABROAD_EVERY = 17;

/** Draws persons: most with a CPF, some foreign, each with a unique document. */
export const drawPerson = (dice: Dice, at: number): DrawnPerson => {
  if (at % ABROAD_EVERY === ABROAD_EVERY - 1) {
    const { first, gender, country, type } = dice.pick(fromAbroad);
    return {
      name: `${first} ${dice.pick(familiesAbroad)}`,
      gender,
      document: { kind: "foreign", country, type, number: `${country}${String(4_100_000 + at * 37)}` },
    };
  }
  const isWoman = dice.whole(3) === 0;
  const name = [dice.pick(isWoman ? women : men), dice.pick(middle), dice.pick(families)].join(" ");
  return { name, gender: isWoman ? "female" : "male", document: cpfFrom(baseOf(at)) };
};

import { cnpjCheckDigits } from "@emdia/contract/documents/cnpj.ts";
import { cpfCheckDigits } from "@emdia/contract/documents/cpf.ts";
import type { Dice } from "../demo/random.ts";
import { cities, cityCode, firstNames, legalForms, syllables, trades } from "./vocabulary.ts";

/** A company with its establishments, as rows of the published files. */
export type PublishedCompany = {
  readonly company: readonly string[];
  readonly establishments: readonly (readonly string[])[];
  readonly simples: readonly string[];
  readonly partners: readonly (readonly string[])[];
};
export type SampleCompany = {
  readonly root: string;
  readonly name: string;
  readonly tradingName: string;
  readonly nature: string;
  readonly activity: string;
  readonly city: number;
  /** Forces an active head office. */
  readonly isActive?: true;
};

const HEAD_OFFICE = "0001";
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const pad = (value: number, length: number): string => String(value).padStart(length, "0");

const inventWord = ({ whole }: Dice): string =>
  Array.from({ length: 2 + whole(2) }, () => syllables[Math.min(whole(syllables.length), whole(syllables.length))]).join("");
const inventDay = ({ whole }: Dice): string => `${1975 + whole(50)}${pad(1 + whole(12), 2)}${pad(1 + whole(28), 2)}`;
const inventCpf = ({ whole }: Dice): string => {
  const base = pad(whole(999_999_999), 9);
  return `${base}${cpfCheckDigits(base)}`;
};
/** A unique root; every twelfth has a letter in place of a digit. */
export const inventRoot = ({ whole }: Dice, at: number): string => {
  const digits = pad(10_000_000 + at * 7, 8);
  if (at % 12 !== 0) return digits;
  return `${digits.slice(0, 7)}${ALPHABET[10 + whole(26)]}`;
};

export const inventNamed = (dice: Dice, at: number): SampleCompany => {
  const { pick, whole } = dice;
  const isPerson = whole(3) === 0;
  const [trade, activity] = pick(trades);
  const word = inventWord(dice);
  const person = `${pick([...firstNames] as [string, ...string[]])} ${inventWord(dice)} ${inventWord(dice)}`;
  const form = pick(legalForms);
  const nature = form === "S.A." ? "2054" : "2062";
  return {
    root: inventRoot(dice, at),
    name: isPerson ? `${person} ${inventCpf(dice)}` : `${word} ${inventWord(dice)} ${trade} ${form}`,
    tradingName: whole(4) === 0 ? "" : `${word} ${trade}`,
    nature: isPerson ? "2135" : nature,
    activity,
    city: whole(cities.length),
  };
};

const situations = ["02", "02", "02", "02", "02", "02", "08", "08", "04", "03"] as const;

const establishment = (dice: Dice, named: SampleCompany, order: string): readonly string[] => {
  const { pick, whole } = dice;
  const base = `${named.root}${order}`;
  const isHeadOffice = order === HEAD_OFFICE;
  const drawn = pick(situations);
  const situation = named.isActive && isHeadOffice ? "02" : drawn;
  const [, state] = cities[named.city] ?? cities[0];
  const street = [pick(["RUA", "AVENIDA", "RODOVIA"]), `${inventWord(dice)} ${inventWord(dice)}`, String(1 + whole(4_000))];
  const place = [
    pick(["", "", "SALA 2", 'GALPÃO "B"']),
    inventWord(dice),
    pad(10_000_000 + whole(89_999_999), 8),
    state,
    cityCode(named.city),
  ];
  const contact = ["31", String(30_000_000 + whole(9_999_999)), "", "", "", "", `contato@${named.root.toLowerCase()}.example`];
  return [
    ...[named.root, order, cnpjCheckDigits(base), isHeadOffice ? "1" : "2", named.tradingName],
    ...[situation, inventDay(dice), situation === "02" ? "00" : "01", "", "", inventDay(dice), named.activity, ""],
    ...street,
    ...place,
    ...contact,
    ...["", ""],
  ];
};

export const publish = (dice: Dice, named: SampleCompany, branches: number): PublishedCompany => {
  const { root, name, nature } = named;
  const isPerson = nature === "2135";
  const sizes = ["01", "03", "05"] as const;
  const partner = `${dice.pick([...firstNames] as [string, ...string[]])} ${inventWord(dice)}`;
  const since = inventDay(dice);
  return {
    company: [root, name, nature, isPerson ? "50" : "49", `${dice.whole(900_000)},00`, isPerson ? "01" : dice.pick(sizes), ""],
    establishments: Array.from({ length: branches + 1 }, (_, at) => establishment(dice, named, pad(at + 1, 4))),
    simples: [root, isPerson ? "S" : "N", isPerson ? since : "00000000", "00000000", isPerson ? "S" : "N", isPerson ? since : "", ""],
    partners: isPerson ? [] : [[root, "2", partner, `***${inventCpf(dice).slice(3, 9)}**`, "49", since, "", "***000000**", "", "00", "5"]],
  };
};

import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import { platformCatalogue } from "../../catalogue/platform-catalogue.ts";
import type { IsoDay } from "../../src/kernel/dates.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import { demoCompanies } from "../companies.ts";
import { dice } from "../random.ts";
import type { Others } from "./flaws.ts";
import type { Kind, Party, Person, Place, Printed } from "./printed.ts";
import type { SentPendency, StoredPerson } from "./sent-pendencies.ts";

const WAGE_CENTS = 241_800;

export const personOf = ({ name, document, kind, role, admission, salaryCents }: StoredPerson): Person => ({
  name,
  document: kind === "cpf" ? maskCpf(document) : document,
  role,
  admission,
  salaryCents: salaryCents ?? WAGE_CENTS,
});

const parties: ReadonlyMap<string, Party> = new Map(
  demoCompanies.map(({ cnpj, name, city, state }) => [cnpj, { name, cnpj: maskCnpj(cnpj), city, state }]),
);
const partyOf = (cnpj: string): Party => {
  const party = parties.get(cnpj);
  if (!party) throw new Error(`the demo world has no company ${cnpj}`);
  return party;
};

/** Seed from the document's data: the same document for two projects is the same file. */
export const seedOf = (...parts: readonly (string | number | null)[]): number =>
  [...parts.join("|")].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 17);

/** Content of the correct document of a pendency. */
export const printedOf = (pendency: SentPendency, people: readonly StoredPerson[]): Printed => {
  const { code, title, category, expires, worker, month } = pendency;
  const issueDate: IsoDay = pendency.issueDate ?? dayInSaoPaulo(pendency.changedAt);
  return {
    kind: { code, title, category, expires },
    worker: worker && personOf(worker),
    supplier: partyOf(pendency.providerCnpj),
    contractor: partyOf(pendency.contractorCnpj),
    project: { name: pendency.project, contract: pendency.contract ?? "" },
    month: month?.slice(0, 7) ?? null,
    issueDate,
    expiryDate: pendency.expirationDate,
    colleagues: people.filter(({ id }) => id !== worker?.id).map(personOf),
    seed: seedOf(code ?? title, pendency.providerCnpj, worker?.document ?? null, month, issueDate),
    wrong: null,
    lacking: null,
    elsewhere: null,
    finding: null,
  };
};

const otherProjects = ["Expansão do pátio de minério", "Duplicação do acesso norte", "Reforma do almoxarifado central"] as const;

const otherPlaces: readonly Place[] = [
  { city: "Feira de Santana", state: "BA" },
  { city: "Parauapebas", state: "PA" },
  { city: "Joinville", state: "SC" },
];

/** Replacement values for faults: another worker of the supplier, another document type of the category. */
export const othersThan = ({ kind, colleagues, supplier, contractor, seed }: Printed): Others => {
  const chance = dice(seed + 2);
  const companies = [...parties.values()].filter(({ cnpj }) => cnpj !== supplier.cnpj && cnpj !== contractor.cnpj);
  const alike = platformCatalogue.documentTypes.filter(({ category, code }) => category === kind.category && code !== kind.code);
  const kinds: readonly Kind[] = alike.map(({ code, name, category }) => ({ code, title: name, category, expires: kind.expires }));
  return {
    person: colleagues[chance.whole(colleagues.length)] ?? null,
    company: companies[chance.whole(companies.length)] ?? contractor,
    kind: kinds[chance.whole(kinds.length)] ?? { ...kind, code: null, title: "Declaração" },
    project: chance.pick(otherProjects),
    place: otherPlaces.find(({ state }) => state !== supplier.state && state !== contractor.state) ?? contractor,
  };
};

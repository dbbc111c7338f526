import fc from "fast-check";
import { expect, test } from "vitest";
import type { Candidate } from "./file-evidence.ts";
import { createTypeMatcher } from "./match-document-types.ts";
import { createFileMatcher, type MatchFacts } from "./match-files.ts";
import { createNameMatcher } from "./match-names.ts";

const [ANA_CPF, RUI_CPF] = ["52998224725", "11144477735"];
const company = { id: 50, name: "Andaimes Sul", cnpj: "11222333000181" };
const [north, south] = [
  { id: 80, name: "Mineração Norte", cnpj: "12ABC34501DE35" },
  { id: 81, name: "Usina Leste", cnpj: "00000000000191" },
];
const [ana, rui] = [
  { id: 1, name: "Ana Maria Souza" },
  { id: 2, name: "Rui Lima" },
];
const base: Candidate = {
  id: 10,
  typeKey: "aso",
  document: "ASO admissional",
  month: null,
  isYearly: false,
  worker: ana,
  company,
  contractor: north,
  project: { id: 90, name: "Parada geral" },
};
const aso = base;
const asoElsewhere = { ...base, id: 11, project: { id: 91, name: "Ampliação do pátio" } };
const asoOfOther = { ...base, id: 12, contractor: south, project: { id: 92, name: "Caldeira" } };
const asoOfRui = { ...base, id: 13, worker: rui };
const epi = { ...base, id: 14, typeKey: "epi", document: "Ficha de EPI" };
const [october, november] = [
  { ...base, id: 15, typeKey: "folha", document: "Folha de pagamento", worker: null, month: "2026-10" },
  { ...base, id: 16, typeKey: "folha", document: "Folha de pagamento", worker: null, month: "2026-11" },
];
const epiOfRui = { ...epi, id: 18, worker: rui };
const asoOfNeto = { ...base, id: 19, worker: { id: 5, name: "Rui Lima Neto" } };
const program = { ...base, id: 17, typeKey: "pcmso", document: "PCMSO: programa", worker: null, month: "2026-01", isYearly: true };

const facts: MatchFacts = {
  workersByCpf: new Map([
    [ANA_CPF, [ana.id]],
    [RUI_CPF, [rui.id]],
  ]),
  seesCpfs: true,
  isWhole: true,
};
type Input = readonly [name: string, text?: string, changed?: Partial<MatchFacts>];
const match = (candidates: readonly Candidate[], ...[name, text = "", changed = {}]: Input) =>
  createFileMatcher(candidates, { ...facts, ...changed })({ name, text });

test("a document type and a CPF make a file ready", () => {
  expect(match([aso, asoOfRui, epi], "ASO admissional.pdf", "CPF 529.982.247-25")).toEqual({
    ready: true,
    otherPerson: false,
    otherName: false,
    chosen: [aso.id],
    found: [{ id: aso.id, signals: ["type", "cpf"] }],
  });
});

test.each([
  ["the name of the worker", [aso, asoOfRui], "ASO admissional ANA MARIA SOUZA.pdf", "", [aso.id]],
  ["the acronym and the name", [aso, asoOfRui, epi], "aso_rui-lima.pdf", "", [asoOfRui.id]],
  ["all words in another order", [aso, epi], "EPI Ana Maria Souza ficha.pdf", "", [epi.id]],
  ["the title in the text", [aso, epi], "scan01.pdf", "Ficha de EPI\nAna Maria Souza", [epi.id]],
  ["several projects of one contractor", [aso, asoElsewhere], "ASO admissional Ana Maria Souza.pdf", "", [aso.id, asoElsewhere.id]],
  ["the project that it names", [aso, asoElsewhere], "ASO admissional Ana Maria Souza parada geral.pdf", "", [aso.id]],
  ["the contractor that it names", [aso, asoOfOther], "ASO admissional Ana Maria Souza usina leste.pdf", "", [asoOfOther.id]],
  ["the CNPJ of the contractor", [aso, asoOfOther], "ASO admissional Ana Maria Souza.pdf", "00.000.000/0001-91", [asoOfOther.id]],
  ["the month of the name", [october, november], "Folha de pagamento Andaimes Sul 11-2026.pdf", "10/2026", [november.id]],
  ["the month of the text and the CNPJ", [october, november], "Folha de pagamento.pdf", "11.222.333/0001-81 10/2026", [october.id]],
  ["the year", [program], "PCMSO Andaimes Sul 2026.pdf", "", [program.id]],
  ["the year beside a month", [program], "PCMSO Andaimes Sul 03-2026.pdf", "", [program.id]],
])("a file is matched by %s", (...[, candidates, name, text, chosen]) => {
  const { ready, chosen: ids } = match(candidates, name, text);
  expect([ready, ids]).toEqual([true, chosen]);
});

test.each([
  ["it fits two contractors", [aso, asoOfOther], "ASO admissional Ana Maria Souza.pdf", ""],
  ["it fits two workers", [aso, asoOfRui], "ASO admissional Ana Maria Souza e Rui Lima.pdf", ""],
  ["two workers have the name", [aso, { ...asoOfRui, worker: { id: 2, name: ana.name } }], "ASO admissional Ana Maria Souza.pdf", ""],
  ["it fits two types", [aso, { ...epi, document: "ASO periódico" }], "ASO Ana Maria Souza.pdf", ""],
  ["it fits two months", [october, november], "Folha de pagamento Andaimes Sul.pdf", ""],
  ["its month is another one", [october], "Folha de pagamento Andaimes Sul 09-2026.pdf", ""],
  ["its year is another one", [program], "PCMSO Andaimes Sul 2024.pdf", ""],
  ["it names no subject", [aso], "ASO admissional.pdf", ""],
  ["it names no type", [aso], "Ana Maria Souza.pdf", ""],
])("a file is not ready if %s", (...[, candidates, name, text]) => {
  const { ready, chosen, found } = match(candidates, name, text);
  expect([ready, chosen]).toEqual([false, []]);
  expect(found.length).toBeGreaterThan(0);
});

test("the CPF of another worker prevents readiness", () => {
  const both = match([aso, asoOfRui], "ASO admissional.pdf", "529.982.247-25 111.444.777-35");
  expect(both).toMatchObject({ ready: false, otherPerson: true, chosen: [] });
  // The other worker has no pendency here.
  expect(match([aso], "ASO admissional Ana Maria Souza.pdf", "111.444.777-35")).toMatchObject({ ready: false, otherPerson: true });
  expect(match([october], "Folha de pagamento Andaimes Sul.pdf", "111.444.777-35")).toMatchObject({ ready: false, otherPerson: true });
});

test("the CPF of a person with several ids is no other worker", () => {
  const workersByCpf = new Map([[ANA_CPF, [ana.id, 77]]]);
  expect(match([aso], "ASO admissional.pdf", ANA_CPF, { workersByCpf })).toMatchObject({ ready: true, otherPerson: false });
  const atOther = { ...asoOfRui, worker: { id: 77, name: ana.name } };
  expect(match([aso, atOther], "ASO admissional.pdf", ANA_CPF, { workersByCpf })).toMatchObject({ ready: false, otherPerson: false });
});

test.each([
  ["a worker without this pendency in the text", [aso, epiOfRui], "ASO admissional Ana Maria Souza.pdf", "Rui Lima"],
  ["a worker without this pendency in its name", [aso, epiOfRui], "ASO admissional Rui Lima.pdf", "Ana Maria Souza"],
  ["a longer name in the text", [aso, epiOfRui, asoOfNeto], "ASO admissional Rui Lima.pdf", "Rui Lima Neto"],
  ["another worker than its CPF", [aso, epiOfRui], "ASO admissional Rui Lima.pdf", ANA_CPF],
  ["a worker and the company", [october, epiOfRui], "Folha de pagamento Andaimes Sul 10-2026 Rui Lima.pdf", ""],
])("a file is not ready if it names %s", (...[, candidates, name, text]) => {
  expect(match(candidates, name, text)).toMatchObject({ ready: false, otherName: true, chosen: [] });
});

test.each([
  ["the text with the CPF also names who signs", [aso, epiOfRui], "ASO admissional.pdf", `${ANA_CPF} Rui Lima`],
  ["another worker has the same name", [aso, { ...epiOfRui, worker: { id: 3, name: ana.name } }], "ASO Ana Maria Souza.pdf", ANA_CPF],
  ["a text of the company names a worker", [october, epiOfRui], "Folha de pagamento Andaimes Sul 10-2026.pdf", "Rui Lima"],
])("a file is ready although %s", (...[, candidates, name, text]) => {
  expect(match(candidates, name, text)).toMatchObject({ ready: true, otherName: false });
});

test("a name of one word counts in the file name only", () => {
  const rosa = { ...aso, worker: { id: 4, name: "Rosa" } };
  expect(match([rosa], "ASO admissional Rosa.pdf").ready).toBe(true);
  expect(match([rosa], "ASO admissional.pdf", "tinta rosa").ready).toBe(false);
});

test("a name proves nothing while CPFs are hidden or pendencies are missing", () => {
  const file = ["ASO admissional Ana Maria Souza.pdf", "529.982.247-25"] as const;
  const hidden = { workersByCpf: new Map(), seesCpfs: false };
  expect(match([aso], ...file, hidden)).toMatchObject({ ready: false, otherPerson: false });
  // The CPF of the subject is visible, and another one is not.
  expect(match([aso], file[0], `${ANA_CPF} 111.444.777-35`, { ...hidden, workersByCpf: new Map([[ANA_CPF, [ana.id]]]) }).ready).toBe(false);
  expect(match([aso], file[0], ANA_CPF, { seesCpfs: false }).ready).toBe(true);
  expect(match([aso], file[0], "390.533.447-05").ready).toBe(true);
  expect(match([aso], file[0], "", hidden).ready).toBe(true);
  expect(match([aso], file[0], "", { isWhole: false }).ready).toBe(false);
  expect(match([aso], ...file, { isWhole: false }).ready).toBe(true);
});

test("a file without evidence matches nothing", () => {
  const nothing = { ready: false, otherPerson: false, otherName: false, chosen: [], found: [] };
  expect(match([aso, october], "scan 0001.pdf")).toEqual(nothing);
  expect(match([], "ASO.pdf")).toEqual(nothing);
});

test("pendencies with more evidence are offered first, at most twenty", () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...epi, id: 100 + at, typeKey: `t${at}`, document: `Treinamento ${at}` }));
  const { found } = match([...many, aso], "Ana Maria Souza.pdf", "");
  expect(found).toHaveLength(20);
  const [first] = match([aso, october], "Ana Maria Souza.pdf", "Folha de pagamento").found;
  expect(first).toEqual({ id: aso.id, signals: ["name"] });
  expect(match([october, aso], "Folha de pagamento 10-2026.pdf").found).toEqual([{ id: october.id, signals: ["type", "month"] }]);
});

test("the longest phrase decides between types and between names", () => {
  const types = createTypeMatcher([
    { key: "short", name: "Certidão" },
    { key: "long", name: "Certidão negativa (CND)" },
    { key: "empty", name: "(…)" },
  ]);
  expect(types({ name: " certidao negativa ", text: " " })).toEqual(new Set(["long"]));
  expect(types({ name: " certidao ", text: " " })).toEqual(new Set(["short"]));
  const plans = createTypeMatcher([
    { key: "list", name: "PGR: inventário de riscos" },
    { key: "plan", name: "PGR: plano de ação" },
  ]);
  expect(plans({ name: " plano de acao pgr ", text: " " })).toEqual(new Set(["plan"]));
  expect(plans({ name: " pgr ", text: " " })).toEqual(new Set(["list", "plan"]));
  expect(plans({ name: " scan ", text: " empresa pgr plano de acao " })).toEqual(new Set(["plan"]));
  expect(plans({ name: " scan ", text: " programa pgr " })).toEqual(new Set(["list", "plan"]));
  const names = createNameMatcher([
    { key: "short", name: "Rui Lima" },
    { key: "long", name: "Rui Lima Neto" },
    { key: "one", name: "Acme" },
    { key: "empty", name: "—" },
  ]);
  expect(names({ name: " acme ", text: " rui lima neto " })).toEqual(new Set(["long", "one"]));
  expect(names({ name: " rui neto ", text: " acme " })).toEqual(new Set());
});

test("a ready file is of one document, one subject and one contractor", () => {
  const pool = [aso, asoElsewhere, asoOfOther, asoOfRui, epi, october, november, program];
  const words = fc.constantFrom(
    "ASO admissional",
    "Ficha de EPI",
    "Folha de pagamento",
    ana.name,
    rui.name,
    company.name,
    ANA_CPF,
    RUI_CPF,
    "10-2026",
  );
  const file = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(fc.subarray(pool), file, fc.boolean(), (candidates, text, seesCpfs) => {
      const { ready, chosen, found } = match(candidates, "arquivo.pdf", text, { seesCpfs });
      const rows = candidates.filter(({ id }) => chosen.includes(id));
      expect(chosen.length > 0).toBe(ready);
      const identities = rows.map(({ contractor, worker, typeKey }) => [contractor.id, worker?.id, typeKey].join());
      expect(new Set(identities).size).toBe(ready ? 1 : 0);
      expect(found.every(({ id }) => candidates.some((row) => row.id === id))).toBe(true);
    }),
  );
});

// Evidence in a file: the document types, subjects, places and months that it names.
import type { MatchSignal } from "@emdia/contract/pendencies/match-routes.ts";
import { cnpjsIn, cpfsIn, monthsIn, plainWords, yearsIn } from "./file-words.ts";
import { createTypeMatcher } from "./match-document-types.ts";
import { createNameMatcher } from "./match-names.ts";

type NamedRow = { readonly id: number; readonly name: string };
type CompanyRow = NamedRow & { readonly cnpj: string };
/** A pendency for which the user may send documents. */
export type Candidate = {
  readonly id: number;
  readonly typeKey: string;
  readonly document: string;
  readonly month: string | null;
  readonly isYearly: boolean;
  readonly worker: NamedRow | null;
  readonly company: CompanyRow;
  readonly contractor: CompanyRow;
  readonly project: NamedRow;
};
export type MatchableFile = { readonly name: string; readonly text: string };
/** Ids of the workers by CPF whose CPFs the user may see. One person has several ids if several of the companies employ them. */
export type WorkersByCpf = ReadonlyMap<string, readonly number[]>;

/** The subject of a document is a worker, or the supplier itself. */
export const subjectOf = ({ worker, company }: Candidate): string => (worker ? `worker ${worker.id}` : `company ${company.id}`);
const uniqueBy = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/** Matchers of everything that the candidates name. */
const indexed = (candidates: readonly Candidate[]) => {
  const types = candidates.map(({ typeKey: key, document: name }) => ({ key, name }));
  const subjects = candidates.map((row) => ({ key: subjectOf(row), name: (row.worker ?? row.company).name }));
  const workers = candidates.flatMap((row) => (row.worker ? [{ key: subjectOf(row), name: row.worker.name }] : []));
  const places = candidates.flatMap(({ project, contractor }) => [
    { key: `project ${project.id}`, name: project.name },
    { key: `contractor ${contractor.id}`, name: contractor.name },
  ]);
  const keyOf = ({ key }: { readonly key: string }) => key;
  return {
    typesIn: createTypeMatcher(uniqueBy(types, keyOf)),
    subjectsIn: createNameMatcher(uniqueBy(subjects, keyOf)),
    placesIn: createNameMatcher(uniqueBy(places, keyOf)),
    workerNames: new Map(workers.map(({ key, name }) => [key, plainWords(name)])),
  };
};

/** Reads the evidence of files; the candidates are indexed once. */
export const createEvidenceReader = (candidates: readonly Candidate[], workersByCpf: WorkersByCpf) => {
  const { typesIn, subjectsIn, placesIn, workerNames } = indexed(candidates);
  return ({ name, text }: MatchableFile) => {
    const words = { name: plainWords(name.replace(/\.[^.]*$/, "")), text: plainWords(text) };
    const whole = words.name + words.text;
    const [cpfs, cnpjs] = [cpfsIn(`${name}\n${text}`), cnpjsIn(`${name}\n${text}`)];
    const people = [...cpfs].map((cpf) => workersByCpf.get(cpf) ?? []);
    const [types, subjects, places] = [typesIn(words), subjectsIn(words), placesIn(words)];
    const subjectsOfName = subjectsIn({ name: words.name, text: "" });
    // The user wrote the months of the name; those of the text may be of an earlier period.
    const inName = monthsIn(words.name);
    const months = inName.size > 0 ? inName : monthsIn(words.text);
    const years = yearsIn(inName.size > 0 ? words.name : whole);

    const hasCpf = ({ worker }: Candidate) => worker !== null && people.some((ids) => ids.includes(worker.id));
    const hasMonth = ({ month, isYearly }: Candidate) => month !== null && (isYearly ? years.has(month.slice(0, 4)) : months.has(month));
    return {
      hasUnknownCpf: people.some((ids) => ids.length === 0),
      hasCpfOfOther: ({ worker }: Candidate) => people.some((ids) => ids.length > 0 && !(worker && ids.includes(worker.id))),
      /**
       * Whether the file names a worker who is not the subject. Texts of a company, and texts with the CPF of the subject, may name the
       * people who sign: then only the file name counts, and with the CPF a worker of the same name is no contradiction.
       */
      hasNameOfOther: (row: Candidate) => {
        const isProved = hasCpf(row);
        const isSame = (key: string) => key === subjectOf(row) || (isProved && workerNames.get(key) === workerNames.get(subjectOf(row)));
        const ofText = row.worker === null || isProved ? [] : subjects;
        return [...subjectsOfName, ...ofText].some((key) => workerNames.has(key) && !isSame(key));
      },
      hasType: ({ typeKey }: Candidate) => types.has(typeKey),
      hasCpf,
      hasName: (row: Candidate) => subjects.has(subjectOf(row)),
      hasCnpj: ({ company, contractor }: Candidate) => cnpjs.has(company.cnpj) || cnpjs.has(contractor.cnpj),
      /** Whether the row is a document of a company whose name or CNPJ the file holds. */
      isOfCompany: (row: Candidate) => row.worker === null && (cnpjs.has(row.company.cnpj) || subjects.has(subjectOf(row))),
      hasMonth,
      contradictsMonth: (row: Candidate) => row.month !== null && (row.isYearly ? years : months).size > 0 && !hasMonth(row),
      hasPlace: ({ project, contractor }: Candidate) =>
        places.has(`project ${project.id}`) || places.has(`contractor ${contractor.id}`) || cnpjs.has(contractor.cnpj),
    };
  };
};
export type Evidence = ReturnType<ReturnType<typeof createEvidenceReader>>;

/** The kinds of evidence for one pendency. */
export const signalsOf = (evidence: Evidence, row: Candidate): readonly MatchSignal[] => {
  const signals: { readonly [S in MatchSignal]: boolean } = {
    type: evidence.hasType(row),
    cpf: evidence.hasCpf(row),
    name: evidence.hasName(row),
    cnpj: evidence.hasCnpj(row),
    month: evidence.hasMonth(row),
  };
  return (["type", "cpf", "name", "cnpj", "month"] as const).filter((signal) => signals[signal]);
};

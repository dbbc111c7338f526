// Matches files of a supplier with the pendencies that they answer.
import type { MatchSignal } from "@emdia/contract/pendencies/match-routes.ts";
import {
  type Candidate,
  createEvidenceReader,
  type Evidence,
  type MatchableFile,
  signalsOf,
  subjectOf,
  type WorkersByCpf,
} from "./file-evidence.ts";

export type MatchFacts = {
  readonly workersByCpf: WorkersByCpf;
  /**
   * False if the user does not see all CPFs of the companies. A file with an unknown CPF is then not ready, because the CPF may be of another
   * worker, and because the answer must not differ between a hidden worker and a stranger.
   */
  readonly seesCpfs: boolean;
  /** False if there are more pendencies than candidates: a name may then not be unique. */
  readonly isWhole: boolean;
};
export type FileMatch = {
  /** Whether type and subject are certain, and the chosen pendencies belong to one contractor. */
  readonly ready: boolean;
  /** Whether the file holds the CPF of a worker who is not its subject. */
  readonly otherPerson: boolean;
  /** Whether the file holds the name of a worker who is not its subject. */
  readonly otherName: boolean;
  readonly chosen: readonly number[];
  readonly found: readonly { readonly id: number; readonly signals: readonly MatchSignal[] }[];
};

const OFFERED_MAX = 20;

/** The rows for which the predicate is true, or all rows if it is true for none. */
const filterIfAny = (rows: readonly Candidate[], isIn: (row: Candidate) => boolean): readonly Candidate[] => {
  const left = rows.filter(isIn);
  return left.length > 0 ? left : rows;
};

/** Pendencies of the type and of the subject. A CPF decides over a name, because two workers may have the same one. */
const matchingRows = (candidates: readonly Candidate[], evidence: Evidence): readonly Candidate[] => {
  const typed = candidates.filter(evidence.hasType);
  const byCpf = typed.filter(evidence.hasCpf);
  const people = byCpf.length > 0 ? byCpf : typed.filter((row) => row.worker !== null && evidence.hasName(row));
  const rows = [...people, ...typed.filter(evidence.isOfCompany)];
  return filterIfAny(filterIfAny(rows, evidence.hasMonth), evidence.hasPlace);
};

const identities: readonly ((row: Candidate) => unknown)[] = [
  subjectOf,
  ({ typeKey }) => typeKey,
  ({ month }) => month,
  ({ contractor }) => contractor.id,
];
/** Whether all rows are the same document, of one contractor. They may be of several projects. */
const isOneDocument = (rows: readonly Candidate[]): boolean => identities.every((identity) => new Set(rows.map(identity)).size === 1);

/** Matches one file after another; the candidates are indexed once. */
export const createFileMatcher = (candidates: readonly Candidate[], { workersByCpf, seesCpfs, isWhole }: MatchFacts) => {
  const read = createEvidenceReader(candidates, workersByCpf);
  return (file: MatchableFile): FileMatch => {
    const evidence = read(file);
    const rows = matchingRows(candidates, evidence);
    const otherPerson = rows.some(evidence.hasCpfOfOther);
    const otherName = rows.some(evidence.hasNameOfOther);
    const isCertain = (seesCpfs || !evidence.hasUnknownCpf) && (isWhole || rows.some(evidence.hasCpf));
    const isDoubtful = otherPerson || otherName || rows.some(evidence.contradictsMonth);
    const ready = isCertain && !isDoubtful && isOneDocument(rows);
    const chosen = ready ? rows.map(({ id }) => id) : [];

    const isRelated = (row: Candidate) => evidence.hasType(row) || evidence.hasCpf(row) || evidence.hasName(row);
    const offered = rows.length > 0 ? rows : candidates.filter(isRelated);
    const found = offered.map((row) => ({ id: row.id, signals: signalsOf(evidence, row) }));
    const strongest = found.toSorted((one, other) => other.signals.length - one.signals.length);
    return { ready, otherPerson, otherName, chosen, found: ready ? found : strongest.slice(0, OFFERED_MAX) };
  };
};

import type { StageTotal } from "./page-window.ts";

/** `around` is how many there are where somebody looks for them. */
export type KnownTotal = StageTotal & { readonly around: number };
/** What is known of a page before its way is chosen: how many rows are wanted of each plan and status, and how many there are. */
export type Walk = {
  readonly reach: number;
  readonly stages: readonly KnownTotal[];
  /** The lists of single projects and documents hold the order of the last change alone. */
  readonly byChange: boolean;
  /** Nothing is sorted, as many are wanted as are counted. */
  readonly counts?: true;
};
export type Lists = "projects" | "companies" | "types";
type Lengths = { readonly [L in Lists]?: number | undefined };
/** `rows` is about how many are read. */
type Chosen = { readonly along?: Lists; readonly ordered: boolean; readonly rows: number };

/** To begin a walk takes as long as to read so many rows of it. */
const BEGINNING = 8;
/** A supplier's list is that of all its contractors. */
const OF_OTHERS = 3;
/** A document that is searched is one of so many; nobody counts them by document. */
const DOCUMENTS = 20;

const sum = (stages: readonly KnownTotal[], of: (stage: KnownTotal) => number): number =>
  stages.reduce((whole, stage) => whole + of(stage), 0);

/**
 * The way on which the fewest rows are read: through all of a company in order, until there are enough of those that are wanted; along the
 * lists of single projects, suppliers or documents; or all that these lists hold, which are then sorted.
 */
export const wayToWalk = ({ projects, companies, types }: Lengths, { reach, stages, byChange, counts }: Walk): Chosen => {
  if (stages.length === 0) return { ordered: true, rows: 0 };
  const total = sum(stages, (stage) => stage.total);
  const isSearched = types === undefined ? 1 : DOCUMENTS;
  const inOrder = (rare: number) =>
    sum(stages, (stage) => BEGINNING + Math.min(stage.around, (reach * stage.around * rare) / Math.max(1, stage.total)));
  const ways: Chosen[] = [{ ordered: true, rows: inOrder(isSearched) }];
  const along = (lists: Lists, length: number, times = 1) => ({
    along: lists,
    ordered: true,
    rows: times * sum(stages, (stage) => BEGINNING * length + Math.min(stage.total, reach * length)),
  });
  const sortsNothing = byChange || counts;
  if (projects !== undefined) {
    ways.push({ along: "projects", ordered: false, rows: BEGINNING * projects + total });
    if (sortsNothing) ways.push(along("projects", projects, isSearched));
  }
  if (companies !== undefined) ways.push(along("companies", companies, OF_OTHERS * isSearched));
  if (types !== undefined) {
    const ofTypes = sum(stages, (stage) => stage.around) / DOCUMENTS;
    if (sortsNothing) ways.push({ along: "types", ordered: true, rows: BEGINNING * types * stages.length + Math.min(ofTypes, inOrder(1)) });
    ways.push({ along: "types", ordered: false, rows: BEGINNING * types + ofTypes });
  }
  return ways.reduce((best, way) => (way.rows < best.rows ? way : best));
};

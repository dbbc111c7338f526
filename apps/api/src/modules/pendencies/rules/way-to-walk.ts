import type { Stage, StageTotal } from "./page-window.ts";
import { byUrgency } from "./urgency.ts";

/**
 * How many there are of the kinds that are asked for; `around` is how many of all kinds there are where somebody looks for them, and `listed` how
 * many of those kinds alone.
 */
export type KnownTotal = StageTotal & { readonly around: number; readonly listed: number };
/** What is known of a page before its way is chosen: how many rows are wanted of each plan and status, and how many there are. */
export type Walk = {
  readonly reach: number;
  readonly stages: readonly KnownTotal[];
  /** The lists of single projects and documents hold the order of the last change alone. */
  readonly byChange: boolean;
  /** The most urgent come first: what comes later is begun only while there is room. */
  readonly inUrgency?: boolean | undefined;
  /** How many there are in the days or months that are asked for, where they are few. */
  readonly inRange?: number | undefined;
  /** Nothing is sorted, and it ends when so many were found. */
  readonly counts?: true;
};
export type Lists = "projects" | "companies" | "types" | "workers" | AskedLists;
/** What a filter asks for by itself, and an index holds list by list in the order of the last change. */
type AskedLists = "kinds" | "months" | "days";
/** How many lists there are of each kind, where a filter or what somebody sees names some. */
type Lengths = {
  readonly [L in Lists]?: number | undefined;
} & {
  /** More workers than so many have the name that is asked for. */
  readonly namesakes?: number | undefined;
  /** Only what has no month is asked for: `around` is how many there are of that. */
  readonly withoutMonth?: boolean | undefined;
};
/** `rows` is about how many are read. */
type Chosen = { readonly along?: Lists; readonly ordered: boolean; readonly rows: number };

/** To begin a walk takes as long as to read so many rows of it. */
const BEGINNING = 16;
/** A supplier's list is that of all its contractors. */
const OF_OTHERS = 3;
/** Nobody counts by document or by worker: a document that is searched is one of so many, and of a worker so many are asked. */
const DOCUMENTS = 20;
const OF_WORKER = 4;
/** Each of them is one of so many, as far as can be guessed. */
const oneOf: { readonly [L in AskedLists]: number } = { kinds: 5, months: 24, days: 365 };
const askedLists = ["kinds", "months", "days"] as const;
/** What the sums do not tell. */
const unsummedLists = ["months", "days"] as const;

const sum = (stages: readonly KnownTotal[], of: (stage: KnownTotal) => number): number =>
  stages.reduce((whole, stage) => whole + of(stage), 0);

const partOf = (lists: AskedLists, length: number | undefined): number => (length === undefined ? 1 : Math.min(1, length / oneOf[lists]));
/** As many as a large company has: where whole lists are walked, it does not matter how many there are. */
const MANY_EVERYWHERE = 100_000;
/** Stages in which there are many, of so many kinds or of all. */
export const asIfMany = (stages: readonly Stage[], kinds?: number): readonly KnownTotal[] => {
  const total = MANY_EVERYWHERE * partOf("kinds", kinds);
  return stages.map((stage) => ({ ...stage, total, around: MANY_EVERYWHERE, listed: total }));
};
/** The same where next to nothing is wanted of what there is: lists are read whole, and nothing else is looked through. */
export const asIfFew = (stages: readonly Stage[]): readonly KnownTotal[] =>
  stages.map((stage) => ({ ...stage, total: 1, around: MANY_EVERYWHERE, listed: MANY_EVERYWHERE }));
/** Which part of everything is of the kinds that are asked for. */
const partOfKinds = (stages: readonly KnownTotal[], kinds: number | undefined): number =>
  kinds === undefined
    ? 1
    : Math.max(
        1,
        sum(stages, ({ listed }) => listed),
      ) /
      Math.max(
        1,
        sum(stages, ({ around }) => around),
      );
/** About how many of every kind there are where so many of these are: the lists of projects and companies hold them all. */
export const ofEveryKind = (stages: readonly KnownTotal[], kinds?: number): number =>
  sum(stages, ({ total }) => total) / partOfKinds(stages, kinds);
/** Which part of what the sums know is wanted, as far as can be guessed. */
const shareOf = (lengths: Lengths, total: number): number => {
  const { types, workers, namesakes = workers } = lengths;
  const named =
    (types === undefined ? 1 : 1 / DOCUMENTS) * (namesakes === undefined ? 1 : Math.min(1, (namesakes * OF_WORKER) / Math.max(1, total)));
  return unsummedLists.reduce((share, lists) => share * partOf(lists, lengths[lists]), named);
};

/** In the order of a whole company, until there are so many of the share that is wanted. */
const throughAll = (stages: readonly KnownTotal[], reach: number, share: number): number =>
  sum(stages, ({ total, around }) => BEGINNING + Math.min(around, (reach * around) / Math.max(1, total * share)));
type Walked = { readonly rows: number; readonly left: number };
/** The same of one status after the other. */
const throughEachInTurn = ({ reach, stages }: Walk, share: number): number =>
  byUrgency.reduce<Walked>(
    ({ rows, left }, status) => {
      const those = stages.filter((stage) => stage.status === status);
      if (left <= 0) return { rows, left };
      return { rows: rows + throughAll(those, left, share), left: left - sum(those, ({ total }) => total * share) };
    },
    { rows: 0, left: reach },
  ).rows;

type Stretch = {
  readonly length: number /** How many stand in the lists, wanted or not. */;
  readonly listed: (stage: KnownTotal) => number;
};
/** In the order of each list, until each has given enough. */
const walked = ({ reach, stages }: Walk, { length, listed }: Stretch): number =>
  sum(stages, (stage) => {
    const inLists = listed(stage);
    return BEGINNING * length + Math.min(inLists, (reach * length * inLists) / Math.max(1, stage.total));
  });
const wantedAlone = ({ total }: KnownTotal): number => total;
/** A supplier is one of so many: in its list stands what it has in every project, of which nobody knows how much is theirs who see a few. */
const SUPPLIERS = 200;
const listsOfSuppliers = ({ projects, companies = 0 }: Lengths): Stretch => ({
  length: companies,
  listed: projects === undefined ? wantedAlone : ({ around }) => around * Math.min(1, companies / SUPPLIERS),
});

/** In the order of each list that is asked for, until each has given enough of what else is wanted. */
const alongAsked = (lists: AskedLists, lengths: Lengths, { reach, stages }: Walk): Chosen | undefined => {
  const { [lists]: length, ...others } = lengths;
  if (length === undefined) return undefined;
  const share = shareOf(
    others,
    sum(stages, ({ total }) => total),
  );
  const part = partOf(lists, length);
  const rows = sum(stages, ({ total, around, listed }) => {
    const [wanted, inLists] = lists === "kinds" ? [total * share, listed] : [total * share * part, around * part];
    return BEGINNING * length + Math.min(inLists, (reach * length * inLists) / Math.max(1, wanted));
  });
  return { along: lists, ordered: true, rows };
};

/** A row that has to be fetched to be asked or sorted takes as long as to read so many. */
const FETCHED = 16;
/** All of the lists of kinds, or of what has no month: walked in another order than theirs, a rare kind would be looked for to the end. */
const wholeLists = ({ kinds, withoutMonth }: Lengths, { stages }: Walk): readonly Chosen[] => {
  const ways: Chosen[] = [];
  if (kinds !== undefined)
    ways.push({ along: "kinds", ordered: false, rows: sum(stages, ({ listed }) => BEGINNING * kinds + FETCHED * listed) });
  if (withoutMonth) ways.push({ ordered: false, rows: sum(stages, ({ around }) => BEGINNING + FETCHED * around) });
  return ways;
};

const alongLists = (lengths: Lengths, walk: Walk): readonly Chosen[] => {
  const { projects, companies, types, workers } = lengths;
  const { stages, byChange, counts } = walk;
  const total = sum(stages, (stage) => stage.total);
  const ofTypes = sum(stages, (stage) => stage.around) / DOCUMENTS;
  const share = shareOf(lengths, total);
  const ofKinds = partOfKinds(stages, lengths.kinds);
  const keepsOrder = byChange || counts;
  const ways: Chosen[] = walk.inRange === undefined ? [] : [{ ordered: false, rows: walk.inRange }];
  if (keepsOrder) ways.push(...askedLists.map((lists) => alongAsked(lists, lengths, walk)).filter((way) => way !== undefined));
  else ways.push(...wholeLists(lengths, walk));
  if (projects !== undefined) {
    ways.push({ along: "projects", ordered: false, rows: BEGINNING * projects + ofEveryKind(stages, lengths.kinds) });
    if (keepsOrder)
      ways.push({ along: "projects", ordered: true, rows: walked(walk, { length: projects, listed: wantedAlone }) / share / ofKinds });
  }
  if (companies !== undefined)
    ways.push({ along: "companies", ordered: true, rows: (OF_OTHERS * walked(walk, listsOfSuppliers(lengths))) / share / ofKinds });
  if (types !== undefined) {
    ways.push({ along: "types", ordered: false, rows: BEGINNING * types + ofTypes });
    const ofEach = shareOf({ ...lengths, types: undefined }, total);
    const rows = BEGINNING * types * stages.length + Math.min(ofTypes, throughAll(stages, walk.reach, ofEach));
    if (keepsOrder) ways.push({ along: "types", ordered: true, rows });
  }
  if (workers !== undefined) {
    const wanted =
      (OF_WORKER * total) /
      Math.max(
        1,
        sum(stages, (stage) => stage.around),
      );
    const asked = counts ? Math.min(workers, walk.reach / wanted) : workers;
    ways.push({ along: "workers", ordered: false, rows: (BEGINNING + OF_WORKER) * asked });
  }
  return ways;
};

/** The order of the last change alone holds documents and workers beside it. */
const mustFetch = ({ types, workers, namesakes, kinds, withoutMonth }: Lengths, { byChange, counts }: Walk): boolean =>
  !(byChange || counts) && (withoutMonth || (types ?? workers ?? namesakes ?? kinds) !== undefined);

/** Those who are called so have documents of every status; whatever else is asked for may be found in the last of them alone. */
const asksNamesAlone = ({ workers, namesakes: _, ...others }: Lengths): boolean =>
  workers !== undefined && Object.values(others).every((asked) => !asked);

/** Of so many projects everything that rests is read at once. */
const FEW_PROJECTS = 1_000;
/** Nobody sums up what rests. */
const unsummed = ({ projects }: Lengths): Chosen =>
  projects !== undefined && projects <= FEW_PROJECTS ? { along: "projects", ordered: false, rows: 0 } : { ordered: true, rows: 0 };

/** Nobody counts further to know it. */
const READ_WHOLE_MAX = 5_000;
/**
 * So many are read whole rather than walked in order: with as many among `around`, a walk passes by as many before it has found enough. With
 * fewer, it would pass by more.
 */
export const readWholeMax = ({ reach, stages }: Walk): number =>
  Math.min(READ_WHOLE_MAX, Math.ceil(Math.sqrt(reach * sum(stages, ({ around }) => around))));

/**
 * The way on which the fewest rows are read: through all of a company in order, until there are enough of those that are wanted; along the
 * lists of single projects, suppliers, documents or workers; or all that these lists hold, which are then sorted. Where days or months are
 * lists, nobody looks for them among all there are: there may be none.
 */
export const wayToWalk = (lengths: Lengths, walk: Walk): Chosen => {
  if (walk.stages.length === 0) return unsummed(lengths);
  const total = sum(walk.stages, (stage) => stage.total);
  const share = shareOf(lengths, total);
  const all = walk.inUrgency && asksNamesAlone(lengths) ? throughEachInTurn(walk, share) : throughAll(walk.stages, walk.reach, share);
  const company: Chosen = { ordered: true, rows: all * (mustFetch(lengths, walk) ? FETCHED : 1) };
  const ways = alongLists(lengths, walk);
  const isLed = ways.some(({ along }) => along === "days" || along === "months");
  return (isLed ? ways : [company, ...ways]).reduce((best, way) => (way.rows < best.rows ? way : best));
};

/** What a row has to be asked for by itself takes as long as to read some: nobody waits for more than so many. */
const ASKED_ROW_BY_ROW = 20_000;
/** Whether a page is soon full where at least so many of all rows, or those of so many workers, are wanted, but cannot be told without looking. */
export const isSoonFull = ({ reach, stages }: Walk, atLeast: number, namesakes = 0): boolean =>
  reach * sum(stages, ({ total }) => total) <= ASKED_ROW_BY_ROW * Math.max(atLeast, namesakes * OF_WORKER);

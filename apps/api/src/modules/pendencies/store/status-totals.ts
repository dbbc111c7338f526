import type { StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { KnownTotal } from "../rules/way-to-walk.ts";
import { asPlanned } from "./counted.ts";
import { EVERYBODY, isCut, isNobodyFound, namedInside, ofNamed, seek } from "./found-by-words.ts";
import { knownTotals, sumsKnow, sumsTell } from "./known-totals.ts";
import { countsWithinProjects } from "./pages-within-projects.ts";
import { countsByStatus, everyKeyOf, everyStage, MANY } from "./pendency-keys.ts";
import type { AskedPendencies, SoughtPendencies } from "./pendency-ways.ts";
import { areSingleProjects } from "./single-projects.ts";
import { isWalkedAnyway, supposed } from "./whole-companies.ts";

const askedOf = ({ filter }: AskedPendencies): readonly PendencyStatus[] => filter.status ?? pendencyStatuses;
const none = (status: PendencyStatus): StatusTotal => ({ status, total: 0, isExact: true });

type Counted = { readonly status: PendencyStatus; readonly total: number };
type Stages = { readonly statuses: readonly PendencyStatus[]; readonly known: readonly KnownTotal[] };

/** The documents of so many workers are read whole sooner than each status is looked for by itself. */
const WORKERS_READ_WHOLE = 10_000;
const isOfWorkers = ({ found, filter }: SoughtPendencies): boolean =>
  found.workers !== undefined && !isCut(found) && !filter.inactive && found.workers.length <= WORKERS_READ_WHOLE;

/** What rests in single projects is read project by project: no list of a status has theirs alone. */
const isAtRestInProjects = (sought: SoughtPendencies): boolean => sought.filter.inactive === true && areSingleProjects(sought);

/** All of them in one pass, or each status as far as is counted. */
const statementOf = (sought: SoughtPendencies, known: readonly KnownTotal[]): RawBuilder<Counted> => {
  const inOnePass = isAtRestInProjects(sought);
  if (inOnePass || isOfWorkers(sought)) {
    const stages = inOnePass ? everyStage(sought) : known;
    const keys = everyKeyOf(sought, { by: "DEFAULT", stages, walk: { reach: MANY, stages: known, byChange: false }, inOnePass });
    return sql`select k.status, count(*) as total from (${keys}) k group by k.status`;
  }
  const { counts, ways } = countsByStatus(sought, { stages: known });
  const statement = sql<Counted>`${counts}`;
  return asPlanned(statement, { sought, by: "DEFAULT", ways });
};

const countIn = async (tx: Tx, sought: SoughtPendencies, { statuses, known }: Stages): Promise<readonly Counted[]> => {
  const stages = known.filter(({ status }) => statuses.includes(status));
  const isNone = statuses.length === 0 || (stages.length === 0 && !sought.filter.inactive);
  const isEvery = statuses.length === pendencyStatuses.length;
  const asked = isEvery ? sought : { ...sought, filter: { ...sought.filter, status: [...statuses] } };
  const rows = isNone ? [] : (await statementOf(asked, stages).execute(tx)).rows;
  return statuses.map((status) => rows.find((row) => row.status === status) ?? { status, total: 0 });
};

const asTotal = ({ status, total }: Counted): StatusTotal => ({
  status,
  total: Math.min(total, COUNTED_MAX),
  isExact: total <= COUNTED_MAX,
});
/** How many single projects have of what is sought, where that is told at once. */
const countedWithin = async (tx: Tx, asked: AskedPendencies, sought: SoughtPendencies): Promise<readonly StatusTotal[] | undefined> => {
  const within = await countsWithinProjects(tx, sought);
  return within && askedOf(asked).map((status) => asTotal(within.find((count) => count.status === status) ?? { status, total: 0 }));
};
/** Of a common name some are often enough; where they are not, everybody is named. */
const counted = async (tx: Tx, asked: AskedPendencies, sought: SoughtPendencies): Promise<readonly StatusTotal[]> => {
  const within = await countedWithin(tx, asked, sought);
  if (within) return within;
  const all = isWalkedAnyway(sought) ? supposed(sought) : await knownTotals(tx, sought);
  const first = await countIn(tx, ofNamed(sought), { statuses: askedOf(asked), known: all });
  const few = isCut(sought.found) ? first.filter(({ total }) => total <= COUNTED_MAX).map(({ status }) => status) : [];
  const everybody = few.length > 0 ? await seek(tx, asked, EVERYBODY) : sought;
  const known = few.length > 0 ? await knownTotals(tx, everybody) : [];
  const whole = new Map((await countIn(tx, everybody, { statuses: few, known })).map((count) => [count.status, count]));
  return first.map((count) => whole.get(count.status) ?? count).map(asTotal);
};

/** How many stand in each status, each counted as far as a total is: for filters of which the sums know nothing. */
export const countedTotals = async (tx: Tx, asked: AskedPendencies): Promise<readonly StatusTotal[]> => {
  const named = namedInside(asked);
  const within = named && (await countedWithin(tx, asked, named));
  if (within) return within;
  const sought = await seek(tx, asked);
  return isNobodyFound(sought.found) || askedOf(asked).length === 0 ? askedOf(asked).map(none) : counted(tx, asked, sought);
};

const summed = (known: readonly KnownTotal[], asked: PendencyStatus): StatusTotal => ({
  status: asked,
  total: known.reduce((sum, { status, total }) => (status === asked ? sum + total : sum), 0),
  isExact: true,
});

export const statusTotals = async (tx: Tx, asked: AskedPendencies): Promise<readonly StatusTotal[]> => {
  if (!sumsKnow(asked.filter)) return countedTotals(tx, asked);
  const sought = await seek(tx, asked, EVERYBODY);
  if (isNobodyFound(sought.found)) return askedOf(asked).map(none);
  if (!sumsTell(sought)) return counted(tx, asked, sought);
  const known = await knownTotals(tx, sought);
  return askedOf(asked).map((status) => summed(known, status));
};

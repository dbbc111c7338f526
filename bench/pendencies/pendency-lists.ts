import { addDays } from "../../apps/api/src/kernel/dates.ts";
import { DAY_OF_DATA } from "../data/day.ts";
import { interleave, type Operation, type Timing } from "../measuring/measure.ts";
import { FLOOR_PATH, type ProductBench } from "../measuring/product-bench.ts";
import { atMost, type Budget, type Measured } from "../measuring/report.ts";
import { addPeople, connectAll, MANY_PROJECTS, type Person, people } from "./list-people.ts";

const ROUNDS = { rounds: 200, warmUp: 10, secondsMax: 240 };
const RARE_ROUNDS = { rounds: 40, warmUp: 3, secondsMax: 120 };
const DAYS_AHEAD = 300;

const personNames: { readonly [P in Person]: string } = {
  restricted: "who sees 40 projects",
  many: `who sees ${MANY_PROJECTS} projects`,
  owner: "who sees all",
  supplier: "a supplier across contractors",
  median: "a median contractor",
};

/** Limits in HTTP floors: of a median, and of the p99 of every shape. */
const USUAL_FLOORS = 15;
const HARD_FLOORS = 25;
const MIXED_FLOORS = 150;
const P99_FLOORS = 50;
type Shape = { readonly name: string; readonly person: Person; readonly path: string; readonly floors: number };

const counts = (search: string) => `/api/pendencies/totals?${search}`;
const suggestions = (word: string) => `/api/pendencies/suggestions?q=${word}`;
const list = (search = "") => `/api/pendencies?itemsPerPage=20${search}`;

type Searches = { readonly [name: string]: string };
const rareWords: Searches = {
  "a document": "&name=ficha",
  "a supplier": "&company=andaimes",
  "a contract": "&contract=00123",
  "a project": "&project_name=correias",
  "a name": "&employee=ana silva",
};
const commonWords: Searches = { "a common name": "&employee=silva", "two letters of a name": "&employee=an" };

/** Filters that match many rows, few rows and none. */
const filters: Searches = {
  "open and of one plan": "&plan=SSMA&status=OPEN",
  rejected: "&rejected=true",
  "open without a rejection": "&withoutRejection=true",
  "of a kind": "&pendencyType=EMPLOYEE",
  "of a kind that nobody has": "&pendencyType=OTHERS",
  "of a month": "&referenceMonthStart=2024-03&referenceMonthEnd=2024-03",
  "of months that have none": "&referenceMonthStart=2019-01&referenceMonthEnd=2019-12",
  "without a month": "&withoutReferenceMonth=true",
  "expiring this week": `&startDate=${DAY_OF_DATA}&endDate=${addDays(DAY_OF_DATA, 6)}`,
  "expiring from a day on": `&startDate=${addDays(DAY_OF_DATA, DAYS_AHEAD)}`,
  "due within seven days": `&sendByStart=${DAY_OF_DATA}&sendByEnd=${addDays(DAY_OF_DATA, 7)}`,
  "with an overdue review": "&reviewOverdue=true",
  "of the own queue": "&myQueue=true",
  "waiting for an answer": "&waitsForMyAnswer=true",
  "at rest": "&inactive=true",
};
/** Searches that few users make, and far pages. */
const mixed: Searches = {
  "a document in expiry order": "&name=ficha&orderBy=EXPIRATION_DATE_ASC",
  "a document in revision order, page 50": "&name=ficha&orderBy=REVISION_DATE&page=50",
  "a kind with days": `&pendencyType=EMPLOYEE${filters["expiring from a day on"]}`,
  "a kind that nobody has with days": `&pendencyType=OTHERS${filters["expiring this week"]}`,
  "a supplier and a month": `&company=andaimes${filters["of a month"]}`,
  "a name, at rest": "&employee=ana silva&inactive=true",
  "a common name from a day on": `&employee=silva${filters["expiring from a day on"]}`,
  "a project by last change": "&project_name=correias&orderBy=UPDATED_DESC",
  "page 500": "&page=500",
  "page 5000": "&page=5000",
};

const shapesOf = (person: Person): readonly Shape[] => {
  const usual = person === "many" ? HARD_FLOORS : USUAL_FLOORS;
  const shape = (name: string, path: string, floors = usual): Shape => ({
    name: `${personNames[person]}, ${name}`,
    person,
    path: encodeURI(path),
    floors,
  });
  const pages = (searches: Searches, prefix: string, floors = usual) =>
    Object.entries(searches).flatMap(([name, filter]) =>
      [1, 50].map((page) => shape(`${prefix}${name}, page ${page}`, list(`${filter}&page=${page}`), floors)),
    );
  return [
    ...[1, 50].map((page) => shape(`page ${page}`, list(`&page=${page}`))),
    shape("by expiry, latest first", list("&orderBy=EXPIRATION_DATE_DESC")),
    shape("by deadline of the supplier", list("&orderBy=SEND_BY")),
    shape("by deadline of the review", list("&orderBy=REVIEW_BY")),
    ...pages(filters, ""),
    ...pages(rareWords, "searching "),
    ...pages(commonWords, "searching ", HARD_FLOORS),
    shape("suggestions of a rare word", suggestions("correias")),
    shape("suggestions of a common word", suggestions("silva"), HARD_FLOORS),
    shape("suggestions of a document", suggestions("ficha")),
    shape("suggestions of two letters", suggestions("de"), HARD_FLOORS),
    shape("counts per status", counts("plan=SSMA")),
    ...["of a kind", "expiring this week", "expiring from a day on", "at rest"].map((name) =>
      shape(`counts per status ${name}`, counts(filters[name] ?? "")),
    ),
  ];
};
const usualShapes = people.flatMap(shapesOf);
const mixedShapes = people.flatMap((person) =>
  Object.entries(mixed).map(
    ([name, search]): Shape => ({
      name: `${personNames[person]}, mixed: ${name}`,
      person,
      path: encodeURI(list(search)),
      floors: MIXED_FLOORS,
    }),
  ),
);

/** Measures all shapes and the floor in one interleaved run; rare shapes in a separate run with fewer rounds. */
const timeShapes = async (bench: ProductBench): Promise<{ readonly usual: readonly Timing[]; readonly mixed: readonly Timing[] }> => {
  const connections = await connectAll(bench);
  const request = (person: Person, path: string) => () => connections.get(person)?.get(path) ?? Promise.reject(new Error(person));
  const floor: Operation = { name: "floor", run: request("restricted", FLOOR_PATH) };
  const operations = (shapes: readonly Shape[]) => shapes.map(({ name, person, path }) => ({ name, run: request(person, path) }));
  const usual = await interleave([floor, ...operations(usualShapes)], ROUNDS);
  const rare = await interleave([floor, ...operations(mixedShapes)], RARE_ROUNDS);
  for (const connection of connections.values()) connection.close();
  return { usual, mixed: rare };
};

const floorOf = (timings: readonly Timing[]): number => timings.find(({ name }) => name === "floor")?.median ?? Number.NaN;
const tableOf = (title: string, timings: readonly Timing[]) => ({
  title,
  rows: timings.map(({ name, median, p95, p99 }) => ({ request: name, ms: median, p95, p99, "× floor": median / floorOf(timings) })),
});
const budgetsOf = (shapes: readonly Shape[], timings: readonly Timing[]): readonly Budget[] => {
  const floor = floorOf(timings);
  return shapes.map(({ name, floors }) => {
    const median = timings.find((timing) => timing.name === name)?.median ?? Number.NaN;
    return atMost(`${name} takes, in HTTP floors,`, median / floor, floors);
  });
};

/** Measures pages and counts of the pendency list against the floor. */
export const measureLists = async (bench: ProductBench): Promise<Measured> => {
  await addPeople(bench);
  const { usual, mixed: rare } = await timeShapes(bench);
  const worst = Math.max(...usual.filter(({ name }) => name !== "floor").map(({ p99 }) => p99));
  return {
    tables: [tableOf("GET /pendencies", usual), tableOf("GET /pendencies, mixed filters and far pages", rare)],
    budgets: [
      ...budgetsOf(usualShapes, usual),
      ...budgetsOf(mixedShapes, rare),
      atMost("the p99 of the slowest usual shape takes, in HTTP floors,", worst / floorOf(usual), P99_FLOORS),
    ],
  };
};

import type { ParticipantLine } from "@emdia/contract/trainings/participant-routes.ts";
import { daysBetween, type IsoDay } from "../../src/kernel/dates.ts";
import { cancelClass, changeNote, createClass, enrolWorkers, removeFromClass, updateResults } from "../../src/modules/trainings/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { acceptedBy } from "../accepted-by.ts";
import { nothing } from "../facilities.ts";
import { type FileText, seedClassFiles } from "./class-files.ts";
import type { ClassSeed } from "./class-seeds.ts";
import type { SeededConfig } from "./configs.ts";
import type { Participant } from "./people.ts";
import { sessionsOf } from "./session-days.ts";

export type ClassPlace = {
  readonly contractorId: number;
  readonly contractorName: string;
  readonly config: SeededConfig;
  readonly today: IsoDay;
  readonly providerIds: readonly number[] | null;
  /** Scope of the contractor's owner some days ago. */
  readonly ago: (days: number) => Promise<Scope>;
  /** Scope of a user of a supplier, who enrols its worker. */
  readonly supplierAgo: (providerId: number, days: number) => Promise<Scope>;
};
/** Participants in the order of their results, and those whom their supplier enrols. */
type People = { readonly own: readonly Participant[]; readonly bySuppliers: readonly Participant[] };
type Answered = { readonly results: readonly { readonly done: boolean; readonly code: string | null }[] };
type Training = { readonly id: number; readonly sessions: readonly { readonly id: number; readonly day: IsoDay }[] };

const allDone = <T extends Answered>(answer: T): T => {
  const refused = answer.results.find(({ done }) => !done);
  if (refused) throw new Error(`a line of a training class of the demo world was refused: ${refused.code}`);
  return answer;
};

const CREATED_BEFORE_DAYS = 20;
const ENROLLED_BEFORE_DAYS = 8;
const DESCRIPTION = "Turma dada antes do cadastro na Em Dia; lista assinada e registro da prática em anexo.";

/** Days ago of each step. A class that was entered afterwards has all steps on that day. */
const stepsOf = ({ enteredAgo }: ClassSeed, { first, last, today }: { first: IsoDay; last: IsoDay; today: IsoDay }) => ({
  created: enteredAgo ?? Math.max(daysBetween(first, today) + CREATED_BEFORE_DAYS, 6),
  enrolled: enteredAgo ?? Math.max(daysBetween(first, today) + ENROLLED_BEFORE_DAYS, 2),
  ended: enteredAgo ?? Math.max(daysBetween(last, today) - 1, 0),
});

const TENTHS = 10;
/** A score with one decimal, above or below the minimum. */
const scoreOf = (status: "approved" | "failed", at: number): number =>
  (status === "approved" ? 72 + ((at * 7) % 28) : 41 + ((at * 5) % 24)) / TENTHS;

/** Result lines in the order of the participants: approved, failed, absent. */
const linesOf = (seed: ClassSeed, { sessions }: Training, { ids, hasTest }: { ids: readonly number[]; hasTest: boolean }) => {
  const { approved = 0, failed = 0, absent = 0 } = seed.results ?? {};
  const [firstSession] = sessions;
  if (seed.present !== undefined && firstSession)
    return ids
      .slice(0, seed.present)
      .map((id) => ({ ...{ trainingClassEmployeeId: id, attendedSessions: [firstSession.id] }, status: "present" as const }));
  const attendedSessions = sessions.map(({ id }) => id);
  return ids.slice(0, approved + failed + absent).map((trainingClassEmployeeId, at): ParticipantLine => {
    if (at >= approved + failed) return { trainingClassEmployeeId, status: "absent" };
    const status = at < approved ? "approved" : "failed";
    return { trainingClassEmployeeId, status, attendedSessions, ...(hasTest && { score: scoreOf(status, at) }) };
  });
};

type Params = { readonly params: { readonly companyId: number; readonly id: number } };

const enrolAll = async (
  place: ClassPlace,
  { params }: Params,
  { own, bySuppliers, ago, description }: People & { ago: number; description: string },
) => {
  const enrol = async (scope: Scope, people: readonly Participant[]) => {
    if (people.length === 0) return;
    const body = { employeeIds: people.map(({ workerId }) => workerId), description };
    allDone(acceptedBy(await enrolWorkers(scope, { ...nothing, params, body })));
  };
  for (const person of bySuppliers) await enrol(await place.supplierAgo(person.providerId, ago), [person]);
  await enrol(await place.ago(ago), own);
};

/** Ids of the participants in the order of their people. */
const participantIds = async ({ tx }: Scope, { params: { companyId, id } }: Params, people: readonly Participant[]) => {
  const rows = await tx
    .selectFrom("training_participant")
    .select(["id", "worker_id as workerId"])
    .where("contractor_id", "=", companyId)
    .where("class_id", "=", id)
    .execute();
  return people.flatMap(({ workerId }) => rows.find((row) => row.workerId === workerId)?.id ?? []);
};

const removeLast = async (scope: Scope, { params }: Params, ids: readonly number[]) => {
  if (ids.length === 0) return;
  const body = { trainingClassEmployeeIds: [...ids], description: "O fornecedor desmobilizou a pessoa antes da turma." };
  allDone(acceptedBy(await removeFromClass(scope, { ...nothing, params, body })));
};

const noteAll = async (scope: Scope, { params }: Params, { ids, seed }: { ids: readonly number[]; seed: ClassSeed }) => {
  const { approved = 0 } = seed.results ?? {};
  // The first note is on the first approved participant and the second one on the first failed one, or on the worker who failed twice.
  const places = seed.first === "failed before" ? [approved] : [0, approved];
  for (const [at, text] of (seed.notes ?? []).entries()) {
    const employeeId = ids[places[at] ?? 0];
    if (employeeId !== undefined) acceptedBy(await changeNote(scope, { ...nothing, params: { ...params, employeeId }, body: { text } }));
  }
};

const create = async (scope: Scope, seed: ClassSeed, { contractorId, config, providerIds, today }: ClassPlace): Promise<Training> => {
  const { name, kind, vacancy, workAndSpace = "", enteredAgo } = seed;
  const body = {
    ...{ name, kind, vacancy, workAndSpace, configId: config.id, place: config.place, instructors: config.instructors },
    ...{ facilityId: null, departmentId: null, providerIds: providerIds === null ? null : [...providerIds] },
    sessions: sessionsOf(seed, { today, now: scope.now }),
    description: enteredAgo === undefined ? "" : DESCRIPTION,
  };
  return acceptedBy(await createClass(scope, { ...nothing, params: { companyId: contractorId }, body }));
};

/** Creates a class by the use cases, each step on its day. Returns the texts of its files. */
export const seedClass = async (place: ClassPlace, seed: ClassSeed, people: People): Promise<readonly FileText[]> => {
  const { contractorId, contractorName, config, today } = place;
  const planned = sessionsOf(seed, { today, now: (await place.ago(0)).now });
  const days = [...new Set(planned.map(({ day }) => day))];
  const steps = stepsOf(seed, { first: days[0] ?? today, last: days.at(-1) ?? today, today });
  const training = await create(await place.ago(steps.created), seed, place);
  const at = { params: { companyId: contractorId, id: training.id } };
  const all = [...people.bySuppliers, ...people.own];
  const { removed = 0, absent = 0 } = seed.results ?? {};
  const files = async (scope: Scope) => {
    const names = all.slice(0, all.length - removed - absent).map(({ name }) => name);
    return seedClassFiles(scope, seed, { contractorId, contractorName, id: training.id, place: config.place, days, names });
  };
  const isPast = seed.enteredAgo !== undefined;
  const before = isPast ? await files(await place.ago(steps.created)) : [];
  await enrolAll(place, at, { ...people, ago: steps.enrolled, description: isPast ? DESCRIPTION : "" });

  const scope = await place.ago(steps.ended);
  const ids = await participantIds(scope, at, all);
  await removeLast(await place.ago(Math.max(steps.enrolled - 1, steps.ended)), at, removed > 0 ? ids.slice(-removed) : []);
  const later = isPast ? [] : await files(seed.results ? scope : await place.ago(Math.max(steps.enrolled - 1, 0)));
  const lines = linesOf(seed, training, { ids, hasTest: config.hasTest });
  if (lines.length > 0) allDone(acceptedBy(await updateResults(scope, { ...nothing, ...at, body: { lines, approveAll: false } })));
  await noteAll(scope, at, { ids, seed });
  const { cancelReason: reason } = seed;
  if (reason !== undefined) acceptedBy(await cancelClass(await place.ago(1), { ...nothing, ...at, body: { reason } }));
  return [...before, ...later];
};

import type { ClassCandidate } from "@emdia/contract/trainings/participant-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { whichCandidates } from "../policy.ts";
import { type CandidateRow, listCandidatePage, otherClassesOf, restrictionsToday } from "../store/candidates.ts";
import type { StoredClass } from "../store/classes.ts";

type Mark = ClassCandidate["marks"][number];
type Context = {
  readonly restrictions: Awaited<ReturnType<typeof restrictionsToday>>;
  readonly classes: Awaited<ReturnType<typeof otherClassesOf>>;
};

const plain = { day: null, name: null, reason: null, isFirm: true } as const;

/** The need of the worker, or else until when the document is valid. */
const needMarks = ({ cause, since, isFirm, until }: CandidateRow): readonly Mark[] => {
  if (cause === null) return until === null ? [] : [{ ...plain, mark: "valid", day: until }];
  if (cause === "near_end") return [{ ...plain, mark: "expires", day: until, reason: cause }];
  return [{ ...plain, mark: "needs", day: since, reason: cause, isFirm: isFirm !== false }];
};

const marksOf = (row: CandidateRow, { restrictions, classes }: Context): Mark[] => {
  const other = classes.get(row.workerId);
  const restricted = restrictions.has(row.workerId);
  return [
    ...needMarks(row),
    ...(other ? [{ ...plain, mark: "other_class" as const, day: other.day, name: other.name }] : []),
    ...(restricted ? [{ ...plain, mark: "restricted" as const, day: restrictions.get(row.workerId) ?? null }] : []),
    ...(row.status === "active" ? [] : [{ ...plain, mark: row.status }]),
  ];
};

const presentCandidates = async (scope: Scope, training: StoredClass, rows: readonly CandidateRow[]): Promise<ClassCandidate[]> => {
  const workerIds = rows.map(({ workerId }) => workerId);
  const known: Context = {
    restrictions: await restrictionsToday(scope.tx, training.contractorId, { workerIds, today: scope.today }),
    classes: await otherClassesOf(scope.tx, training, { workerIds, now: timeInSaoPaulo(scope.now) }),
  };
  return rows.map((row) => ({
    employeeId: row.workerId,
    name: row.name,
    role: row.role,
    provider: { id: row.providerId, name: row.providerName },
    marks: marksOf(row, known),
    canEnrol: !known.restrictions.has(row.workerId) && row.status !== "dismissed",
  }));
};

export const listCandidates: Handler<"GET /integrations/{companyId}/training-class/{id}/list-employees"> = async (
  scope,
  { params, query },
) => {
  const found = await classFor(scope, "add_training_class_employees", params);
  if (!found.ok) return found;
  const visible = whichCandidates(scope, "add_training_class_employees", found.value);
  const { rows, meta } = await listCandidatePage(scope.tx, found.value, { ...query, visible, today: scope.today });
  return { results: await presentCandidates(scope, found.value, rows), meta };
};

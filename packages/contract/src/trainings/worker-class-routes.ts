import * as z from "zod/mini";
import { Day, Id, list, paging } from "../list.ts";
import { routes } from "../route.ts";
import { classStates, participantStatuses, trainingKinds } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });

/** A worker's participation in a class. */
export const WorkerClass = z.object({
  /** The wire's `trainingClassEmployeeId`. */
  id: Id,
  trainingClass: Named,
  training: Named,
  company: Named,
  kind: z.enum(trainingKinds),
  state: z.enum(classStates),
  firstDay: Day,
  lastDay: Day,
  status: z.enum(participantStatuses),
  score: z.nullable(z.number()),
  /** Last valid day of an approved training; null without an end. */
  validUntil: z.nullable(Day),
  /** Whether an approved training is valid today; null before an approval. */
  isInForce: z.nullable(z.boolean()),
  can: z.object({ detail: z.boolean() }),
});
export type WorkerClass = z.output<typeof WorkerClass>;

export const workerClassRoutes = routes({
  "GET /companies/employees/{id}/training-classes": {
    permission: "see_employee",
    summary: "Lists the training classes of a worker, latest first: a supplier sees all contractors, a contractor its own classes",
    query: z.object(paging()),
    answer: list(WorkerClass),
    refusals: ["worker.not_found"],
  },
});

import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Day, Id, list, paging, queryId } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
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

/** A document that a worker owes and a class gives, with the class that the worker can take. */
export const TrainingOffer = z.object({
  pendencyId: Id,
  status: z.enum(pendencyStatuses),
  document: CatalogueText,
  company: Named,
  project: Named,
  /** Name of the training: that of the class, otherwise of the first configuration that gives the document. */
  training: z.string(),
  /** False: the user may not see classes of the company, so `class` is null. */
  seesClasses: z.boolean(),
  /** A coming class of the worker, otherwise the next one with places that is open to its supplier. */
  class: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      day: Day,
      time: z.string(),
      place: z.string(),
      free: z.int(),
      isEnrolled: z.boolean(),
      can: z.object({ detail: z.boolean() }),
    }),
  ),
});
export type TrainingOffer = z.output<typeof TrainingOffer>;

export const workerClassRoutes = routes({
  "GET /companies/employees/{id}/training-classes": {
    permission: "see_employee",
    summary: "Lists the training classes of a worker, latest first: a supplier sees all contractors, a contractor its own classes",
    query: z.object(paging()),
    answer: list(WorkerClass),
    refusals: ["worker.not_found"],
  },
  "GET /companies/employees/{id}/training-offers": {
    permission: "see_employee",
    summary: "Lists documents that a worker owes and a class gives, with the next class that has places",
    query: z.object({ ...paging(), pendencyId: z.optional(queryId) }),
    answer: list(TrainingOffer),
    refusals: ["worker.not_found"],
  },
});

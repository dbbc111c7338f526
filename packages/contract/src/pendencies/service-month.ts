import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { PENDENCY_NOTE_MAX_LENGTH, WORKER_BULK_MAX } from "../limits.ts";
import { Id, Instant } from "../list.ts";
import { freeText } from "../text.ts";
import { serviceActions, serviceMonthStates } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });
const Note = freeText(PENDENCY_NOTE_MAX_LENGTH);
/** Version of the declaration that the caller loaded; 0 before the first one. */
const FromVersion = z.int().check(z.minimum(0), z.meta({ examples: [0] }));
const withVersion = { note: z.optional(z.nullable(Note)), version: z.optional(FromVersion) };
const employees = z.array(Id).check(z.minLength(1), z.maxLength(WORKER_BULK_MAX));
const occurred = z._default(z.literal(true), true);

/**
 * Declaration of a month (CD-122): whether the service was provided, the workers who are added for it, or both. Workers can only be added
 * if the service was provided.
 */
export const ServiceDeclaration = z
  .discriminatedUnion("action", [
    z.object({ action: z.literal("SERVICE_PROVIDED"), serviceOccurred: z.boolean(), ...withVersion }),
    z.object({ action: z.literal("ADD_EMPLOYEE"), serviceOccurred: occurred, employees, ...withVersion }),
    z.object({ action: z.literal("ADD_EMPLOYEE_SERVICE_PROVIDED"), serviceOccurred: occurred, employees, ...withVersion }),
  ])
  .check(z.meta({ examples: [{ action: "SERVICE_PROVIDED", serviceOccurred: false }] }));
export type ServiceDeclaration = z.output<typeof ServiceDeclaration>;

/** Decision of the contractor. A denial has a reason; it also reverses a confirmation. */
export const ServiceDecision = z.object({
  decision: z.enum(["CONFIRMED", "DENIED"]).check(z.meta({ examples: ["CONFIRMED"] })),
  reason: z.optional(z.nullable(Note)),
  version: z.optional(FromVersion),
});
export type ServiceDecision = z.output<typeof ServiceDecision>;

/** Total, and the first names, each with the number of its rows. */
const Counted = z.object({ total: z.int(), first: z.array(z.extend(Named, { count: z.int() })) });
/** Facts that contradict a month without service: workers who were linked to the project, and sent documents. */
const CountedDocuments = z.extend(Counted, { first: z.array(z.object({ id: Id, name: CatalogueText, count: z.int() })) });
const Contradictions = z.object({ workers: Counted, documents: CountedDocuments });
export type Contradictions = z.output<typeof Contradictions>;

/** Month of a supplier in a project, with the declaration and the decision. */
export const ServiceMonth = z.object({
  month: z.string(),
  /** Null before the first declaration. */
  state: z.nullable(z.enum(serviceMonthStates)),
  version: z.int(),
  declaration: z.nullable(
    z.object({ action: z.enum(serviceActions), serviceOccurred: z.boolean(), note: z.nullable(z.string()), by: Named, at: Instant }),
  ),
  decision: z.nullable(z.object({ decision: z.enum(["CONFIRMED", "DENIED"]), reason: z.nullable(z.string()), by: Named, at: Instant })),
  contradictions: Contradictions,
  can: z.object({ declare: z.boolean(), addWorkers: z.boolean(), withdraw: z.boolean(), confirm: z.boolean(), deny: z.boolean() }),
});
export type ServiceMonth = z.output<typeof ServiceMonth>;

/** Month in the list of declarations. */
export const ServiceMonthRow = z.object({
  id: Id,
  month: z.string(),
  state: z.enum(serviceMonthStates),
  note: z.nullable(z.string()),
  declaredAt: Instant,
  declaredBy: z.string(),
  /** Reason of a denial. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  contractor: Named,
  company: Named,
  project: Named,
  /** A monthly pendency of the month, which opens the declaration; null if none is left. */
  pendencyId: z.nullable(Id),
});
export type ServiceMonthRow = z.output<typeof ServiceMonthRow>;

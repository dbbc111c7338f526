import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { Day, Id, Instant } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
import { projectStates } from "../projects/routes.ts";
import { workerStatuses } from "../workers/vocabulary.ts";

const Reference = z.object({ id: Id, name: z.string() });
/** Settled and total required documents. */
const Conformity = z.object({ settled: z.int(), total: z.int() });

/** Supplier of the caller's projects. A figure without its permission is `null`. */
export const SupplierRow = z.object({
  id: Id,
  name: z.string(),
  cnpj: z.string(),
  projectTotal: z.int(),
  workerTotal: z.nullable(z.int()),
  conformity: z.nullable(Conformity),
  expired: z.nullable(z.int()),
  inReview: z.nullable(z.int()),
});
export type SupplierRow = z.output<typeof SupplierRow>;

const SuppliedProject = z.object({ id: Id, name: z.string(), company: Reference, state: z.enum(projectStates), hasEnded: z.boolean() });
const SupplierDocuments = z.extend(Conformity, { byStatus: z.array(z.object({ status: z.enum(pendencyStatuses), total: z.int() })) });

/** Worker of the supplier with open pendencies, for the summary. */
const PendingWorker = z.object({ id: Id, name: z.string(), role: z.string(), status: z.enum(workerStatuses), pendencyTotal: z.int() });
const SupplierWorkers = z.object({ total: z.int(), withPendencies: z.int(), first: z.array(PendingWorker) });

const SupplierRestriction = z.object({
  id: Id,
  name: z.string(),
  reason: z.string(),
  startDate: Day,
  endDate: z.nullable(Day),
  company: Reference,
});
const SupplierRestrictions = z.object({ total: z.int(), first: z.array(SupplierRestriction) });
/** Owner of the supplier, or a member who sends documents in the shared projects. */
const SupplierContact = z.object({ name: z.string(), email: z.string(), isOwner: z.boolean() });

/** Reminders of one contractor to the supplier. */
export const SupplierReminders = z.object({
  contractor: Reference,
  /** The latest reminder. */
  last: z.nullable(z.object({ sentAt: Instant, sentBy: z.string(), isToday: z.boolean() })),
  /** Documents that the supplier has to send in the projects of which the caller may remind it. */
  due: z.int(),
  can: z.object({ send: z.boolean() }),
});
export type SupplierReminders = z.output<typeof SupplierReminders>;

/** Supplier as the caller's contractors see it. A block without its permission is absent. */
export const Supplier = z.object({
  id: Id,
  cnpj: z.string(),
  companyName: z.string(),
  tradingName: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  projects: z.object({ total: z.int(), first: z.array(SuppliedProject) }),
  documents: z.optional(SupplierDocuments),
  workers: z.optional(SupplierWorkers),
  restrictions: z.optional(SupplierRestrictions),
  contacts: z.optional(z.array(SupplierContact)),
  history: z.optional(z.array(HistoryEntry)),
  /** One entry per contractor in which the caller holds `charge_supplier`. */
  reminders: z.array(SupplierReminders),
});
export type Supplier = z.output<typeof Supplier>;

import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { movementKinds } from "../catalogue/vocabulary.ts";
import { oneLine } from "../identity/person-name.ts";
import { MOVEMENT_REASON_MAX_LENGTH, MOVEMENTS_PER_WORKER_MAX, PLANS, WORKER_NAME_MAX_LENGTH } from "../limits.ts";
import { Day, Id, Instant } from "../list.ts";
import { freeText } from "../text.ts";
import { movementStatuses, workerStatuses } from "./vocabulary.ts";

const Project = z.object({ id: Id, name: z.string(), contractorName: z.string() });

/** Movement of a worker in the timeline. Projects that the caller may not see are omitted. */
export const Movement = z.object({
  id: Id,
  employeeId: Id,
  company: z.object({ id: Id, name: z.string() }),
  movementType: z.enum(movementKinds),
  status: z.enum(movementStatuses),
  /** `null` means all projects. */
  project: z.nullable(Project),
  fromProject: z.nullable(Project),
  startDate: Day,
  endDate: z.nullable(Day),
  /** Visible to the supplier, and to callers who may see worker data. */
  reason: z.nullable(z.string()),
  newRole: z.nullable(z.string()),
  exposedToRisk: z.nullable(z.boolean()),
  createdAt: Instant,
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
});
export type Movement = z.output<typeof Movement>;

const written = {
  movementType: z.enum(movementKinds),
  status: z.enum(movementStatuses),
  projectId: z.nullable(Id),
  startDate: Day,
  endDate: z._default(z.nullable(Day), null),
  /** The project that a transfer leaves. */
  fromProjectId: z._default(z.nullable(Id), null),
  reason: z._default(z.nullable(freeText(MOVEMENT_REASON_MAX_LENGTH)), null),
  newRole: z._default(z.nullable(oneLine(WORKER_NAME_MAX_LENGTH)), null),
  exposedToRisk: z._default(z.nullable(z.boolean()), null),
};

/** The user chooses status, movement, project and date. `projectId` is required; `null` means all projects. */
export const WrittenMovement = z
  .object(written)
  .check(
    z.meta({ examples: [{ movementType: "leave", status: "away", projectId: null, startDate: "2026-03-02", endDate: "2026-03-20" }] }),
  );
export type WrittenMovement = z.output<typeof WrittenMovement>;

/** Movements saved with the record: new without an id, changed with one. Omitted movements remain; only their own route deletes them. */
export const MovementLines = z.array(z.object({ ...written, id: z.optional(Id) })).check(
  z.maxLength(MOVEMENTS_PER_WORKER_MAX),
  z.refine((lines) => new Set(lines.map(({ id }) => id ?? {})).size === lines.length, "movement_twice"),
  z.meta({ examples: [[]] }),
);
export type MovementLine = z.output<typeof MovementLines>[number];

/** Planned change: new without `movementId`, a change with it, and a deletion if `movement` is `null`. */
export const PlannedMovement = z.object({
  movementId: z._default(z.nullable(Id), null),
  movement: z._default(z.nullable(WrittenMovement), null),
});

const StatusPeriod = z.object({ status: z.enum(workerStatuses), since: z.nullable(Day), until: z.nullable(Day) });
export const linkEffects = ["opens", "ends", "goes_on", "taken_back", "suspended"] as const;
export const documentEffects = ["opens", "closes", "rests"] as const;
export const eventualCauses = ["absence", "function_change", "risk_change"] as const;

/** Effects of a movement before it is saved, as data; the screen writes the sentences. */
export const MovementPreview = z.object({
  /** Status of the worker from the date of the movement on, without and with it. */
  before: StatusPeriod,
  after: StatusPeriod,
  today: StatusPeriod,
  links: z.array(z.object({ effect: z.enum(linkEffects), project: Project, from: Day, until: z.nullable(Day) })),
  documents: z.array(
    z.object({ effect: z.enum(documentEffects), name: CatalogueText, project: Project, plan: z.enum(PLANS), total: z.int() }),
  ),
  /** Full months of leave, in which monthly documents are inactive. */
  restingMonths: z.array(z.string()),
  /** Length of the absence, and the exam that the norm requires on the return after at least that many days. */
  absence: z.nullable(z.object({ days: z.int(), returnExam: z.nullable(z.object({ days: z.int(), isNeeded: z.boolean() })) })),
  /** Trainings that the movement requires again, by their document. Not firm: only an unverified figure requires it. */
  trainings: z.array(z.object({ name: CatalogueText, cause: z.enum(eventualCauses), since: Day, isFirm: z.boolean() })),
});
export type MovementPreview = z.output<typeof MovementPreview>;

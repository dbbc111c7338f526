import * as z from "zod/mini";
import { Day, Id } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
import { ShownDocument } from "./identity-document.ts";
import { listedHindrances } from "./standing.ts";
import { workerStatuses } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });

/** Current or future restriction of the person by a contractor. */
const RowRestriction = z.object({
  company: Named,
  reason: z.string(),
  startDate: Day,
  endDate: z.nullable(Day),
  isActive: z.boolean(),
});

export const WorkerRow = z.object({
  id: Id,
  name: z.string(),
  document: ShownDocument,
  role: z.string(),
  provider: Named,
  admissionDate: Day,
  status: z.enum(workerStatuses),
  statusSince: z.nullable(Day),
  /** Last day of the status, if known. */
  statusUntil: z.nullable(Day),
  /** The first current or future projects; `projectTotal` counts all that the caller may see. */
  projects: z.array(Named),
  projectTotal: z.int(),
  restriction: z.nullable(RowRestriction),
  /** Whether the worker may work today in the projects that the caller sees. Null without a project, or while the answer is computed. */
  mayWork: z.nullable(z.boolean()),
  /** The first reason if not. Null together with `mayWork` means that the answer is being computed. */
  hindrance: z.nullable(z.enum(listedHindrances)),
  hasPendencies: z.boolean(),
  statusSSMA: z.nullable(z.enum(pendencyStatuses)),
  statusSTP: z.nullable(z.enum(pendencyStatuses)),
  pendencyTotal: z.int(),
  can: z.object({ update: z.boolean(), assign: z.boolean(), remove: z.boolean(), updateImage: z.boolean() }),
});
export type WorkerRow = z.output<typeof WorkerRow>;

/** Worker in a picker. */
export const WorkerChoice = z.object({
  id: Id,
  name: z.string(),
  document: ShownDocument,
  role: z.string(),
  provider: Named,
  status: z.enum(workerStatuses),
});
export type WorkerChoice = z.output<typeof WorkerChoice>;

export const WorkerProvider = z.object({ id: Id, name: z.string(), cnpj: z.string() });
export type WorkerProvider = z.output<typeof WorkerProvider>;

import * as z from "zod/mini";
import { labourRegimes } from "../catalogue/vocabulary.ts";
import { CustomFieldOfProvider, CustomValue } from "../custom-fields/field-routes.ts";
import { normaliseCpf } from "../documents/cpf.ts";
import { oneLine } from "../identity/person-name.ts";
import {
  FOREIGN_DOCUMENT_MAX_LENGTH,
  MOVEMENT_YEAR_MAX,
  WORKER_ACTIVITY_TYPES_MAX,
  WORKER_CUSTOM_VALUES_MAX,
  WORKER_NAME_MAX_LENGTH,
  WORKER_SALARY_MAX,
} from "../limits.ts";
import { Day, dayOfYears, Id, Instant } from "../list.ts";
import { Movement, MovementLines } from "./movement.ts";
import { foreignDocumentTypes, genders, workerStatuses } from "./vocabulary.ts";

const YEAR_MIN = 1900;
/** A day in the life of somebody who works. */
export const WorkingDay = dayOfYears(YEAR_MIN, MOVEMENT_YEAR_MAX).register(z.globalRegistry, { examples: ["2026-03-02"] });

// What a document must be is a rule of the server, so that each fault has a sentence of its own.
const writtenCpf = z.string().check(z.maxLength(32), z.overwrite(normaliseCpf));
const normaliseNumber = (text: string) => text.replace(/[\s./-]/g, "").toUpperCase();
const WrittenForeignDocument = z.object({
  type: z.enum(foreignDocumentTypes),
  country: z
    .string()
    .check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/))
    .register(z.globalRegistry, { examples: ["AR"] }),
  number: z
    .string()
    .check(z.maxLength(FOREIGN_DOCUMENT_MAX_LENGTH), z.overwrite(normaliseNumber), z.regex(/^[0-9A-Z]{1,32}$/))
    .register(z.globalRegistry, { examples: ["AB123456"] }),
});
const CENTS = 100;
/** In reais, with at most two decimals. */
const salary = z
  .number()
  .check(
    z.minimum(0),
    z.maximum(WORKER_SALARY_MAX),
    z.refine((reais) => Math.abs(Math.round(reais * CENTS) - reais * CENTS) < 1e-6, "salary_decimals"),
  )
  .register(z.globalRegistry, { examples: [2450.5] });

const asWritten = {
  name: oneLine(WORKER_NAME_MAX_LENGTH),
  gender: z._default(z.nullable(z.enum(genders)), null),
  role: oneLine(WORKER_NAME_MAX_LENGTH),
  admissionDate: WorkingDay,
  contractRegime: z.enum(labourRegimes),
  exposedToRisk: z._default(z.boolean(), false),
};
const customValues = z.array(CustomValue).check(z.maxLength(WORKER_CUSTOM_VALUES_MAX), z.meta({ examples: [[]] }));
const activityTypeIds = z.array(Id).check(z.maxLength(WORKER_ACTIVITY_TYPES_MAX), z.meta({ examples: [[]] }));

/** A link as it is asked for. Without a last day it goes on. */
export const AskedContract = z.object({ projectId: Id, hiringDate: WorkingDay, endDate: z._default(z.nullable(WorkingDay), null) });
export type AskedContract = z.output<typeof AskedContract>;
export const AskedContracts = z.array(AskedContract).check(z.meta({ examples: [[]] }));

/** From what the person began: what somebody else saved of the same part since is told, and not overwritten. */
export const FromVersion = z.int().check(z.positive(), z.meta({ examples: [1] }));

export const NewWorker = z
  .object({
    /** Needed by whoever acts for several suppliers. */
    providerId: z.optional(Id),
    ...asWritten,
    CPF: z._default(z.nullable(writtenCpf), null),
    foreignDocument: z._default(z.nullable(WrittenForeignDocument), null),
    birthdate: WorkingDay,
    salary: z._default(z.nullable(salary), null),
    activityTypeIds: z._default(activityTypeIds, []),
    contracts: z._default(AskedContracts, []),
    /** What contractors ask beyond the common fields; what is required is asked by those in whose projects the worker begins. */
    customValues: z._default(customValues, []),
  })
  .check(
    z.meta({
      examples: [
        {
          name: "Joana Prado",
          CPF: "529.982.247-25",
          birthdate: "1990-05-04",
          role: "Montadora",
          admissionDate: "2026-03-02",
          contractRegime: "clt_indefinite",
        },
      ],
    }),
  );
export type NewWorker = z.output<typeof NewWorker>;

/** What is left out of document, birth date, salary, activity types and own fields stays: whoever may not see them saves without them. */
export const ChangedWorker = z.object({
  ...asWritten,
  CPF: z.optional(z.nullable(writtenCpf)).check(z.meta({ examples: ["390.533.447-05"] })),
  foreignDocument: z.optional(z.nullable(WrittenForeignDocument)).check(z.meta({ examples: [null] })),
  birthdate: z.optional(WorkingDay).check(z.meta({ examples: ["1990-05-04"] })),
  /** Since when the regime holds: what held until then is still asked for. Today, where nobody says it of one that changes. */
  contractRegimeSince: z.optional(z.nullable(WorkingDay)),
  salary: z.optional(z.nullable(salary)),
  activityTypeIds: z.optional(activityTypeIds),
  /** Held against all that is asked, as soon as one is sent; a field of which nothing is said keeps its value. */
  customValues: z.optional(customValues),
  /** Carried out after what the record says, by the rules of the movements' own calls. */
  movements: z.optional(MovementLines),
  version: z.optional(FromVersion),
});
export type ChangedWorker = z.output<typeof ChangedWorker>;

/** Where a worker works, as the record tells it. The link is the wire's contract. */
export const WorkerProject = z.object({
  id: Id,
  contractId: Id,
  name: z.string(),
  contractorId: Id,
  contractorName: z.string(),
  hiringDate: Day,
  endDate: z.nullable(Day),
  /** It has not ended, though it may not have begun. */
  isOpen: z.boolean(),
  hasPendencies: z.boolean(),
  statusSSMA: z.nullable(z.string()),
  statusSTP: z.nullable(z.string()),
  pendencyTotal: z.int(),
});
export type WorkerProject = z.output<typeof WorkerProject>;

/** What a contractor asks beyond the common fields, and what the supplier answered: read by the two of them. */
export const WorkerCustomField = z.extend(CustomFieldOfProvider, { value: z.nullable(z.string()) });
export type WorkerCustomField = z.output<typeof WorkerCustomField>;

/** One supplier's record of the same person; `document` is the supplier's CNPJ (CD-137). */
export const WorkerCompany = z.object({
  employeeId: Id,
  companyId: Id,
  name: z.string(),
  document: z.string(),
  projects: z.array(WorkerProject),
});

export const WorkerRecord = z.object({
  id: Id,
  providerId: Id,
  providerName: z.string(),
  name: z.string(),
  CPF: z.nullable(z.string()),
  foreignDocument: z.nullable(z.object({ type: z.enum(foreignDocumentTypes), country: z.string(), number: z.string() })),
  birthdate: z.nullable(Day),
  salary: z.nullable(z.number()),
  /** Whoever reads this may not know the document, the birth date and the salary. */
  dataIsHidden: z.boolean(),
  gender: z.nullable(z.enum(genders)),
  role: z.string(),
  admissionDate: Day,
  contractRegime: z.enum(labourRegimes),
  /** Nothing where it always held. */
  contractRegimeSince: z.nullable(Day),
  exposedToRisk: z.boolean(),
  status: z.enum(workerStatuses),
  statusSince: z.nullable(Day),
  statusChangesOn: z.nullable(Day),
  companies: z.array(WorkerCompany),
  projects: z.array(WorkerProject),
  activityTypes: z.array(z.object({ id: Id, name: z.string() })),
  customFields: z.array(WorkerCustomField),
  movements: z.array(Movement),
  hasImage: z.boolean(),
  version: z.int(),
  updatedAt: Instant,
  can: z.object({
    update: z.boolean(),
    assign: z.boolean(),
    remove: z.boolean(),
    updateImage: z.boolean(),
    seeHistory: z.boolean(),
  }),
});
export type WorkerRecord = z.output<typeof WorkerRecord>;

/** Who saved what since somebody read the record: the answer to a stale change. */
export const WorkerSave = z.object({ version: z.int(), fields: z.array(z.string()), at: Instant, accountName: z.nullable(z.string()) });
export type WorkerSave = z.output<typeof WorkerSave>;

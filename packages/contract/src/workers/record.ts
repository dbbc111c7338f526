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
/** Day within the range of a working life. */
export const WorkingDay = dayOfYears(YEAR_MIN, MOVEMENT_YEAR_MAX).register(z.globalRegistry, { examples: ["2026-03-02"] });

// The schema accepts invalid documents, because the route refuses each fault with its own code.
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

/** Requested link to a project; without an end date it is open. */
export const AskedContract = z.object({ projectId: Id, hiringDate: WorkingDay, endDate: z._default(z.nullable(WorkingDay), null) });
export type AskedContract = z.output<typeof AskedContract>;
export const AskedContracts = z.array(AskedContract).check(z.meta({ examples: [[]] }));

/** Version for optimistic locking: a concurrent save of the same part is refused and not overwritten. */
export const FromVersion = z.int().check(z.positive(), z.meta({ examples: [1] }));

export const NewWorker = z
  .object({
    /** Required if the caller acts for several suppliers. */
    providerId: z.optional(Id),
    ...asWritten,
    CPF: z._default(z.nullable(writtenCpf), null),
    foreignDocument: z._default(z.nullable(WrittenForeignDocument), null),
    birthdate: WorkingDay,
    salary: z._default(z.nullable(salary), null),
    activityTypeIds: z._default(activityTypeIds, []),
    contracts: z._default(AskedContracts, []),
    /** Custom fields of contractors; the contractors of the worker's first projects determine the required ones. */
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

/**
 * Omitted document, birth date, salary, activity types and custom fields remain unchanged, because callers who may not see them save
 * without them.
 */
export const ChangedWorker = z.object({
  ...asWritten,
  CPF: z.optional(z.nullable(writtenCpf)).check(z.meta({ examples: ["390.533.447-05"] })),
  foreignDocument: z.optional(z.nullable(WrittenForeignDocument)).check(z.meta({ examples: [null] })),
  birthdate: z.optional(WorkingDay).check(z.meta({ examples: ["1990-05-04"] })),
  /** Start of the regime; the requirements of the previous regime remain until then. Defaults to today if the regime changes. */
  contractRegimeSince: z.optional(z.nullable(WorkingDay)),
  salary: z.optional(z.nullable(salary)),
  activityTypeIds: z.optional(activityTypeIds),
  /** If present, checked against all required fields; omitted fields keep their value. */
  customValues: z.optional(customValues),
  /** Applied after the other changes, with the rules of the movement routes. */
  movements: z.optional(MovementLines),
  version: z.optional(FromVersion),
});
export type ChangedWorker = z.output<typeof ChangedWorker>;

/** Link of a worker to a project; `contractId` is its id, a contract on the wire. */
export const WorkerProject = z.object({
  id: Id,
  contractId: Id,
  name: z.string(),
  contractorId: Id,
  contractorName: z.string(),
  hiringDate: Day,
  endDate: z.nullable(Day),
  /** The link has not ended; it may start in the future. */
  isOpen: z.boolean(),
  hasPendencies: z.boolean(),
  statusSSMA: z.nullable(z.string()),
  statusSTP: z.nullable(z.string()),
  pendencyTotal: z.int(),
});
export type WorkerProject = z.output<typeof WorkerProject>;

/** Custom field of a contractor with the supplier's value, visible to both. */
export const WorkerCustomField = z.extend(CustomFieldOfProvider, { value: z.nullable(z.string()) });
export type WorkerCustomField = z.output<typeof WorkerCustomField>;

/** Record of the same person at one supplier; `document` is the supplier's CNPJ (CD-137). */
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
  /** The caller may not see document and birth date. */
  dataIsHidden: z.boolean(),
  /** The caller may neither see nor change the salary. */
  salaryIsHidden: z.boolean(),
  gender: z.nullable(z.enum(genders)),
  role: z.string(),
  admissionDate: Day,
  contractRegime: z.enum(labourRegimes),
  /** `null` if the regime never changed. */
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

/** Save by another user since the caller loaded the record, in the details of `worker.stale`. */
export const WorkerSave = z.object({ version: z.int(), fields: z.array(z.string()), at: Instant, accountName: z.nullable(z.string()) });
export type WorkerSave = z.output<typeof WorkerSave>;

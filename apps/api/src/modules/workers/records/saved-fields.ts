// Validates the record fields of a new or changed worker.
import type { ChangedWorker, NewWorker } from "@emdia/contract/workers/record.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { StoredDocument } from "../rules/document.ts";
import { documentOf, lifeOf } from "../rules/person.ts";
import { activeActivities } from "../store/worker-activities.ts";
import type { StoredWorker, WorkerFields } from "../store/workers.ts";
import { legalAges } from "./legal-ages.ts";

const CENTS = 100;
const inCents = (reais: number | null): number | null => (reais === null ? null : Math.round(reais * CENTS));

type Activities = { readonly providerId: number; readonly asked: readonly number[]; readonly had?: readonly number[] };
/** Refuses unknown or inactive activity types, except those that the worker already has. */
export const knownActivities = async (scope: Scope, { providerId, asked, had = [] }: Activities) => {
  const added = asked.filter((id) => !had.includes(id));
  const active = await activeActivities(scope.tx, providerId, added);
  const unknown = added.find((id) => !active.includes(id));
  return unknown === undefined ? accept(asked) : refuse("worker.activity_type_unknown", { activityTypeId: unknown });
};

type Input = Pick<NewWorker, "name" | "gender" | "role" | "admissionDate" | "contractRegime" | "exposedToRisk" | "birthdate"> & {
  readonly document: StoredDocument;
  readonly salaryCents: number | null;
};

/** Checks dates and age, and returns the fields to store. */
const checkFields = async (scope: Scope, { document, salaryCents, ...person }: Input) => {
  const life = lifeOf(person, { ages: await legalAges(scope), today: scope.today });
  if (!life.ok) return life;
  const { name, gender, role, birthdate, admissionDate, contractRegime, exposedToRisk } = person;
  const work = { role, admissionDate, regime: contractRegime, exposedToRisk };
  const fields: WorkerFields = { ...document, name, gender, birthdate, ...work, salaryCents };
  return accept(fields);
};

export const newFields = async (scope: Scope, body: NewWorker) => {
  const document = documentOf(body);
  return document.ok ? checkFields(scope, { ...body, document: document.value, salaryCents: inCents(body.salary) }) : document;
};

const keptDocument = ({ documentKind, documentCountry, documentType, document }: StoredWorker): StoredDocument => ({
  documentKind,
  documentCountry,
  documentType,
  document,
});
export const keptFields = (worker: StoredWorker): WorkerFields => {
  const { name, gender, role, birthdate, admissionDate, regime, exposedToRisk, salaryCents } = worker;
  return { ...keptDocument(worker), name, gender, role, birthdate, admissionDate, regime, exposedToRisk, salaryCents };
};

/** Document, birth date and salary stay unchanged if the request does not send them. */
export const changedFields = async (scope: Scope, worker: StoredWorker, body: ChangedWorker) => {
  const { CPF, foreignDocument } = body;
  const isSent = CPF !== undefined || foreignDocument !== undefined;
  const document = isSent ? documentOf({ CPF: CPF ?? null, foreignDocument: foreignDocument ?? null }) : accept(keptDocument(worker));
  if (!document.ok) return document;
  const salaryCents = body.salary === undefined ? worker.salaryCents : inCents(body.salary);
  return checkFields(scope, { ...body, birthdate: body.birthdate ?? worker.birthdate, document: document.value, salaryCents });
};

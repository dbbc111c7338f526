import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayCreate } from "../policy.ts";
import { presentProject } from "../present-project.ts";
import { isReversed } from "../rules/fields.ts";
import { findContact, writeContact } from "../store/contacts.ts";
import { type Draft, insertDraft, type StoredProject } from "../store/projects.ts";
import { insertRevision } from "../store/saves.ts";
import { dataOf } from "./steps/save-data.ts";
import { aboutProject } from "./steps/step-change.ts";

const FIRST_FIELDS = ["name", "contract", "scope", "description", "startDate", "endDate"];

/** Inserts the draft with its first revision and history entry. */
export const beginDraft = async (scope: Scope, draft: Draft): Promise<StoredProject> => {
  const project = await insertDraft(scope, draft);
  await insertRevision(scope, project, { version: project.version, step: 1, fields: FIRST_FIELDS });
  await recordHistory(scope, { ...aboutProject(project), action: "project.created" });
  return project;
};

export const createProject: Handler<"POST /projects"> = async (scope, { body: { company, step, ...data } }) => {
  const isMine = scope.entries.some(({ companyId }) => companyId === company);
  if (!isMine) return refuse("company.not_found");
  if (!whereMayCreate(scope).includes(company)) return refuse("permission.missing", { permission: "add_project", companyId: company });
  const fields = dataOf(data);
  if (isReversed(fields.startDate, fields.endDate)) return refuse("project.dates_reversed");

  const { contactAccountId } = data;
  const contact = contactAccountId && (await findContact(scope.tx, { contractorId: company, id: null }, contactAccountId));
  if (contactAccountId && !contact) return refuse("project.contact_unknown");

  const draft = await beginDraft(scope, { ...fields, contractorId: company, step });
  if (contact) await writeContact(scope.tx, draft, contact.id);
  return presentProject(scope, draft);
};

import type { StepBody } from "@emdia/contract/projects/wizard.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayDo } from "../policy.ts";
import { presentChanged, presentProject } from "../present-project.ts";
import { lockProjectForChange, projectFor, projectToUpdate } from "../project-for.ts";
import { isReadyToStart, mayFollow } from "../rules/steps.ts";
import type { StoredProject } from "../store/projects.ts";
import { savesSince } from "../store/saves.ts";
import { concludeStep } from "./conclude-step.ts";
import { projectCompleteness } from "./project-completeness.ts";
import { saveData } from "./steps/save-data.ts";
import { savePlaces } from "./steps/save-places.ts";
import { saveSsma, saveStp } from "./steps/save-requirements.ts";
import { saveSuppliers } from "./steps/save-suppliers.ts";
import { keyMissing, type Saving, type StepChange } from "./steps/step-change.ts";

/** Dispatches the request to its step. */
const changeOf = (saving: Saving, body: StepBody) => {
  if (body.step === 1) return saveData(saving, body);
  if (body.step === 2) return savePlaces(saving, body);
  if (body.step === 3) return saveSuppliers(saving, body);
  return body.step === 4 ? saveSsma(saving, body) : saveStp(saving, body);
};

type Step<Code extends RefusalCode> = {
  readonly found: StoredProject;
  readonly body: Pick<StepBody, "step" | "version">;
  readonly judge: (saving: Saving) => Promise<Outcome<StepChange, Code>> | Outcome<StepChange, Code>;
};

/** Saves a step of a project. A request with an old version is refused with the changes that other users saved since. */
const save = async <Code extends RefusalCode>(scope: Scope, { found, body, judge }: Step<Code>) => {
  const project = await lockProjectForChange(scope, found);
  if (!project.ok) return project;
  const { step, version, isDraft } = project.value;
  const filled = isDraft ? (await projectCompleteness(scope.tx, project.value)).filled : undefined;
  if (filled && !mayFollow(body.step, step, filled.plans)) return refuse("project.step_order");

  const change = await judge({ scope, project: project.value });
  if (!change.ok) return change;
  const { fields, notes, write } = change.value;
  const isUnchanged = fields.length === 0 && body.step <= step;
  // An unchanged last step begins a draft that was completed in an earlier step.
  if (isUnchanged && !(filled && isReadyToStart(body.step, filled))) return presentProject(scope, project.value);
  if (body.version !== version) {
    const changes = await savesSince(scope, project.value, body.version);
    return refuse("project.stale", { version, changes, project: await presentProject(scope, project.value) });
  }
  await write();
  await rememberAll(scope, notes);
  await concludeStep(scope, { project: project.value, step: body.step, fields });
  return presentChanged(scope, project.value);
};

/** Permissions for the documents of a step, in addition to the one for the project. */
const documentKeys = { 4: ["config_pendency_project"], 5: ["config_stp_project", "config_pendency_project"] } as const;

export const saveStep: Handler<"PUT /projects/{id}"> = async (scope, { params, body }) => {
  const found = await projectToUpdate(scope, params.id);
  if (!found.ok) return found;
  if (body.step === 4 || body.step === 5) {
    const [key, ...others] = documentKeys[body.step];
    if (![key, ...others].some((one) => mayDo(scope, one, found.value))) return keyMissing(key, found.value);
  }
  return save(scope, { found: found.value, body, judge: (saving) => changeOf(saving, body) });
};

export const saveSsmaChoices: Handler<"PATCH /projects/{id}/pendencies"> = async (scope, { params, body }) => {
  const found = await projectFor(scope, documentKeys[4], params.id);
  return found.ok ? save(scope, { found: found.value, body: { ...body, step: 4 }, judge: (saving) => saveSsma(saving, body) }) : found;
};

export const saveStpChoices: Handler<"PATCH /projects/{id}/stp/pendencies"> = async (scope, { params, body }) => {
  const found = await projectFor(scope, documentKeys[5], params.id);
  return found.ok ? save(scope, { found: found.value, body: { ...body, step: 5 }, judge: (saving) => saveStp(saving, body) }) : found;
};

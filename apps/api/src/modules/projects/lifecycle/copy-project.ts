import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";

import { documentTypesOf, riskActivitiesOf } from "../../catalogue/index.ts";
import { whereMayCreate } from "../policy.ts";
import { presentProject } from "../present-project.ts";
import { projectInView } from "../project-for.ts";
import { firstDay } from "../rules/project-facts.ts";
import { addPlaces, placesOf } from "../store/places.ts";
import { settingsOf, writeSettings } from "../store/plan-settings.ts";
import type { StoredProject } from "../store/projects.ts";
import { openRequirements, requirementsOf } from "../store/requirements.ts";
import { addRisks, risksOf } from "../store/risks.ts";
import { beginDraft } from "../wizard/create-project.ts";

const PLACES_STEP = 2;

/** Copies requirements and risks in their current catalogue version; retired types and activities are left out. */
const copyDemands = async ({ tx, today }: Scope, from: StoredProject, to: StoredProject): Promise<void> => {
  const { contractorId } = from;
  const risks = new Set((await risksOf(tx, from)).map(({ id }) => id));
  const activities = await riskActivitiesOf(tx, contractorId);
  await addRisks(
    tx,
    to,
    activities.filter(({ id }) => risks.has(id)),
  );
  const demanded = new Set((await requirementsOf(tx, from)).filter(({ holdsUntil }) => holdsUntil === null).map(({ typeId }) => typeId));
  const types = await documentTypesOf(tx, { contractorId, today });
  await openRequirements(tx, to, { opened: types.filter(({ id }) => demanded.has(id)), from: firstDay(to.startDate, today) });
  const { SSMA, STP } = await settingsOf(tx, from);
  await writeSettings(tx, to, { plan: "SSMA", settings: SSMA });
  await writeSettings(tx, to, { plan: "STP", settings: STP });
};

/** Creates a draft from another project without its suppliers, contract and dates, because these differ between projects. */
export const copyProject: Handler<"POST /projects/{id}/copy"> = async (scope, { params, body }) => {
  const found = await projectInView(scope, params.id);
  if (!found.ok) return found;
  const original = found.value;
  const { contractorId, scope: service, description } = original;
  if (!whereMayCreate(scope).includes(contractorId))
    return refuse("permission.missing", { permission: "add_project", companyId: contractorId });

  const fields = { name: body.name, contract: null, scope: service, description, startDate: null, endDate: null };
  const draft = await beginDraft(scope, { ...fields, contractorId, step: PLACES_STEP });
  await addPlaces(scope.tx, draft, await placesOf(scope.tx, original));
  await copyDemands(scope, original, draft);
  return presentProject(scope, draft);
};

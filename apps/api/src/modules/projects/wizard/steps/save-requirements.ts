import type { Plan } from "@emdia/contract/limits.ts";
import type { SsmaChoices, StpChoices } from "@emdia/contract/projects/wizard.ts";
import { addDays } from "../../../../kernel/dates.ts";
import { accept, refuse } from "../../../../kernel/outcome.ts";
import { documentTypesOf } from "../../../catalogue/index.ts";
import { changedFields, isReversed } from "../../rules/fields.ts";
import { firstDay } from "../../rules/project-facts.ts";
import { decideRequirements } from "../../rules/requirements.ts";
import { noSettings, type PlanSettings, settingsOf, writeSettings } from "../../store/plan-settings.ts";
import { closeRequirements, forgetRequirements, openRequirements, requirementsOf } from "../../store/requirements.ts";
import { aboutProject, type Saving, type StepChange } from "./step-change.ts";

type Input = { readonly plan: Plan; readonly choices: SsmaChoices["pendencies"]; readonly settings: PlanSettings };
type Ticks = {
  readonly opened: readonly { readonly id: number; readonly name: string }[];
  readonly closed: readonly { readonly typeId: number; readonly name: string }[];
};

const notesOf = ({ project }: Saving, plan: Plan, { opened, closed }: Ticks) => {
  const line = aboutProject(project);
  const ofType = (id: number, name: string) => ({ ...line, subject: { kind: "document_type", id, name } });
  const change = { field: "plan", from: null, to: plan };
  return [
    ...opened.map(({ id, name }) => ({ ...ofType(id, name), action: "project.requirement_added", change })),
    ...closed.map(({ typeId, name }) => ({ ...ofType(typeId, name), action: "project.requirement_dropped", change })),
  ];
};

const save = async (saving: Saving, { plan, choices, settings }: Input) => {
  const { scope, project } = saving;
  const rows = await requirementsOf(scope.tx, project);
  const open = rows.filter((row) => row.plan === plan && row.holdsUntil === null);
  const types = await documentTypesOf(scope.tx, { contractorId: project.contractorId, today: scope.today });
  const decision = decideRequirements(choices, { plan, types, open });
  if (!decision.ok) return decision;
  const { opened, closed } = decision.value;
  const changes = changedFields((await settingsOf(scope.tx, project))[plan], settings);
  const from = project.isDraft ? firstDay(project.startDate, scope.today) : scope.today;
  const ids = closed.map(({ id }) => id);
  return accept<StepChange>({
    fields: [
      ...(opened.length + closed.length > 0 ? [plan === "STP" ? "stpPendencies" : "pendencies"] : []),
      ...changes.map(({ field }) => field),
    ],
    notes: [
      ...notesOf(saving, plan, { opened, closed }),
      ...changes.map((change) => ({ ...aboutProject(project), action: "project.changed", change })),
    ],
    write: async () => {
      if (project.isDraft) await forgetRequirements(scope.tx, project, ids);
      else await closeRequirements(scope.tx, project, { ids, lastDay: addDays(scope.today, -1) });
      await openRequirements(scope.tx, project, { opened, from });
      await writeSettings(scope.tx, project, { plan, settings });
    },
  });
};

/** Step 4: health and safety documents, and the days for their analysis. */
export const saveSsma = (saving: Saving, { pendencies, analysisDays, reAnalysisDays }: Omit<SsmaChoices, "version">) =>
  save(saving, { plan: "SSMA", choices: pendencies, settings: { ...noSettings, analysisDays, reAnalysisDays } });

/** Step 5: labour law documents, and their first and last month. */
export const saveStp = async (saving: Saving, { pendencies, startReference, endReference }: Omit<StpChoices, "version">) =>
  isReversed(startReference, endReference)
    ? refuse("project.period_reversed")
    : save(saving, { plan: "STP", choices: pendencies, settings: { ...noSettings, startReference, endReference } });

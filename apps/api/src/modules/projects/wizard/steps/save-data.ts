import type { ProjectData } from "@emdia/contract/projects/wizard.ts";
import { accept, refuse } from "../../../../kernel/outcome.ts";
import { changedFields, isReversed } from "../../rules/fields.ts";
import { writeFields } from "../../store/projects.ts";
import { aboutProject, type Saving, type StepChange } from "./step-change.ts";

const fieldsOf = ({ name, contract, scope, description, startDate, endDate }: ProjectData) => ({
  name,
  contract: contract || null,
  scope: scope || null,
  description: description || null,
  startDate,
  endDate,
});

/** Step 1: name, contract, scope, description and dates. */
export const saveData = ({ scope, project }: Saving, data: ProjectData) => {
  const after = fieldsOf(data);
  if (isReversed(after.startDate, after.endDate)) return refuse("project.dates_reversed");
  const changes = changedFields(fieldsOf(project), after);
  return accept<StepChange>({
    fields: changes.map(({ field }) => field),
    notes: changes.map((change) => ({ ...aboutProject({ ...project, name: after.name }), action: "project.changed", change })),
    write: () => writeFields(scope.tx, project, after),
  });
};
export { fieldsOf as dataOf };

import type { ProjectData } from "@emdia/contract/projects/wizard.ts";
import { accept, refuse } from "../../../../kernel/outcome.ts";
import { changedFields, isReversed } from "../../rules/fields.ts";
import { writeContact } from "../../store/contacts.ts";
import { writeFields } from "../../store/projects.ts";
import { chosenContact } from "./choose-contact.ts";
import { aboutProject, type Saving, type StepChange } from "./step-change.ts";

const fieldsOf = ({ name, contract, scope, description, startDate, endDate }: ProjectData) => ({
  name,
  contract: contract || null,
  scope: scope || null,
  description: description || null,
  startDate,
  endDate,
});

/** Step 1: name, contract, scope, description, dates and contact. */
export const saveData = async ({ scope, project }: Saving, data: ProjectData) => {
  const after = fieldsOf(data);
  if (isReversed(after.startDate, after.endDate)) return refuse("project.dates_reversed");
  const contact = await chosenContact(scope, project, data.contactAccountId);
  if (!contact.ok) return contact;
  const { value: chosen } = contact;
  const changes = [
    ...changedFields(fieldsOf(project), after),
    ...(chosen ? [{ field: "contactAccountId", from: chosen.from?.name ?? null, to: chosen.to.name }] : []),
  ];
  return accept<StepChange>({
    fields: changes.map(({ field }) => field),
    notes: changes.map((change) => ({ ...aboutProject({ ...project, name: after.name }), action: "project.changed", change })),
    write: async () => {
      await writeFields(scope.tx, project, after);
      if (chosen) await writeContact(scope.tx, project, chosen.to.id);
    },
  });
};
export { fieldsOf as dataOf };

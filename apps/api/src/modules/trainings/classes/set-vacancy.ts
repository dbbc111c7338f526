import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { setVacancy } from "../store/write-classes.ts";
import { ownClassFor } from "./class-for.ts";

export const changeVacancy: Handler<"PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy"> = async (
  scope,
  { params, body: { vacancy } },
) => {
  const found = await ownClassFor(scope, "update_training_class_vacancy", params);
  if (!found.ok) return found;
  const { contractorId, id, name, isCancelled, taken, vacancy: before } = found.value;
  if (isCancelled) return refuse("training_class.cancelled");
  if ((await setVacancy(scope.tx, { contractorId, id }, vacancy)) === "below_taken")
    return refuse("training_class.vacancy_below_taken", { taken });
  const subject = { kind: "training_class", id };
  await recordHistory(scope, {
    ownerId: contractorId,
    about: subject,
    subject: { ...subject, name },
    action: "training_class.vacancy_changed",
    change: { field: "vacancy", from: String(before), to: String(vacancy) },
  });
  return { vacancy, taken };
};

import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { looksAtSupplier } from "../policy.ts";
import { type CustomFieldInUse, contractorsSeen, workerFieldPage } from "../store/worker-fields.ts";

const shown = ({ asks, ...field }: CustomFieldInUse) => ({
  id: field.id,
  groupCustomFieldsId: field.groupCustomFieldsId,
  name: field.name,
  hint: field.hint,
  appliesTo: field.appliesTo,
  required: field.required,
  asks: asks.kind === "choice" ? { ...asks, options: [...asks.options] } : asks,
  group: field.group,
  company: field.company,
});

/** Custom fields for the workers of a supplier. The supplier sees the fields of all its contractors, each contractor only its own. */
export const listWorkerFields: Handler<"GET /companies/provider/{id}/custom-fields"> = async (scope, { params: { id }, query }) => {
  const looks = looksAtSupplier(scope, id);
  const contractorIds = await contractorsSeen(scope, id, looks);
  if (contractorIds.length === 0 && !looks.asItself) return refuse("company.not_found");
  const { rows, meta } = await workerFieldPage(scope, { providerId: id, contractorIds }, query);
  return { results: rows.map(shown), meta };
};

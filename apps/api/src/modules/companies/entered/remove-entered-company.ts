import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayEnter } from "../policy.ts";
import { deleteEntered, findEntered, isAwaited } from "../store/entered-companies.ts";
import { rememberEntry } from "./remember-entry.ts";

/** Removes an entered company, unless a project waits for it. */
export const removeEnteredCompany: Handler<"DELETE /companies/{id}"> = async (scope, { params: { id } }) => {
  const entered = await findEntered(scope, { id, contractorIds: whereMayEnter(scope), toChange: true });
  if (!entered) return refuse("company.not_found");
  if (await isAwaited(scope, entered)) return refuse("entered_company.awaited");

  await deleteEntered(scope, entered);
  await rememberEntry(scope, entered, [{ action: "company.entry_removed" }]);
  return null;
};

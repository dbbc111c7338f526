import type { Handler } from "../../../platform/http/handler.ts";
import { listProviderPage } from "../store/group-providers.ts";
import { groupFor } from "./group-for.ts";

type ListProviders = Handler<"GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/provider-custom-fields">;

export const listGroupProviders: ListProviders = async (scope, { params, query }) => {
  const found = await groupFor(scope, params);
  return found.ok ? listProviderPage(scope, found.value, query) : found;
};

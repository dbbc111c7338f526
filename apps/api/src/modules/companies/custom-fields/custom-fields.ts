import { customFieldRoutes } from "@emdia/contract/custom-fields/field-routes.ts";
import { companyGroupRoutes } from "@emdia/contract/custom-fields/group-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { changeCompanyGroup } from "./change-company-group.ts";
import { changeCustomField } from "./change-custom-field.ts";
import { changeGroupProviders } from "./change-group-providers.ts";
import { createCompanyGroup } from "./create-company-group.ts";
import { createCustomField } from "./create-custom-field.ts";
import { customFieldHistory } from "./custom-field-history.ts";
import { listCompanyGroups, readCompanyGroup } from "./list-company-groups.ts";
import { listCustomFields } from "./list-custom-fields.ts";
import { listGroupProviders } from "./list-group-providers.ts";
import { listWorkerFields } from "./list-worker-fields.ts";
import { restoreCustomField, retireCustomField } from "./retire-custom-field.ts";

/** Routes of the company groups: which suppliers share the same custom fields. */
export const companyGroups = module("company-groups", companyGroupRoutes, {
  "GET /companies/{companyId}/company-groups": listCompanyGroups,
  "POST /companies/{companyId}/company-groups": createCompanyGroup,
  "GET /companies/{companyId}/company-groups/{groupCustomFieldsId}": readCompanyGroup,
  "PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}": changeCompanyGroup,
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/provider-custom-fields": listGroupProviders,
  "PATCH /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/providers": changeGroupProviders,
});

/** Routes of the custom fields of one contractor. */
export const customFields = module("custom-fields", customFieldRoutes, {
  "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields": listCustomFields,
  "POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields": createCustomField,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}": changeCustomField,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/retire": retireCustomField,
  "PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/restore": restoreCustomField,
  "GET /companies/{companyId}/custom-fields/history": customFieldHistory,
  "GET /companies/provider/{id}/custom-fields": listWorkerFields,
});

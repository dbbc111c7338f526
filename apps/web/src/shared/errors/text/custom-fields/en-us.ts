import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of supplier groups and custom fields. */
export const text = {
  "company_group.not_found": "Group not found.",
  "company_group.name_taken": "There already is a group with this name.",
  "company_group.stale": "Somebody else changed this group while you were editing. Reload to see what changed.",
  "company_group.unknown_provider": "Only suppliers linked to one of the company's projects can be in the group.",
  "company_group.provider_stale": "Somebody else changed this supplier's data while you were editing. Reload to see what changed.",
  "custom_field.not_found": "Field not found.",
  "custom_field.name_taken": "This group already has a field with this name.",
  "custom_field.stale": "Somebody else changed this field while you were editing. Reload to see what changed.",
  "custom_field.retired": "This field is no longer in use. Take it up again before you change it.",
  "custom_field.too_many": "This group already has as many fields in use as it can. Retire one that is no longer needed.",
  "custom_field.kind_fixed": "The type of a field does not change once it exists. Retire this field and create another one.",
  "custom_field.options_repeated": "Some options in the list are repeated.",
  "custom_field.limits_reversed": "The minimum is greater than the maximum.",
  "custom_field.values_unfit": "Some values do not fit their fields. Check the fields marked.",
} as const satisfies { readonly [C in ExplainedIn<"customFieldRefusals">]: string };

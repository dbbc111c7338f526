import { ValueInput } from "../../../shared/custom-values/value-input.tsx";
import { refusedValues } from "../../../shared/custom-values/values-draft.ts";
import { type OwnField, withOwnValue } from "../own-values.ts";
import type { WorkerForm } from "../use-worker-form.ts";
import { placeOf } from "../worker-faults.ts";
import classes from "../worker-form.module.css";

/** Groups the custom fields by their group, in the order of the list. */
const groupsIn = (asked: readonly OwnField[]): readonly (readonly OwnField[])[] => [
  ...Map.groupBy(asked, ({ groupCustomFieldsId }) => groupCustomFieldsId).values(),
];

/** The contractors' custom fields. Each contractor sees only the values of its own fields. */
export const OwnFields = ({ form }: { readonly form: WorkerForm }) => {
  const { asked, draft, faults, unfit, error } = form;
  const refused = refusedValues(error);
  const faultOf = (id: number) => (faults.has(placeOf(id)) ? unfit.get(id) : refused.get(id));
  return groupsIn(asked).map(([first, ...others]) =>
    first === undefined ? null : (
      <fieldset key={first.groupCustomFieldsId} className={classes.ownFields}>
        <legend>{`${first.company.name} · ${first.group.name}`}</legend>
        <div className={classes.pair}>
          {[first, ...others].map((field) => (
            <div key={field.id} data-field={placeOf(field.id)}>
              <ValueInput
                field={field}
                value={draft.customFields[field.id] ?? ""}
                fault={faultOf(field.id)}
                onType={(typed) => form.change({ customFields: withOwnValue(draft.customFields, field.id, typed) }, placeOf(field.id))}
              />
            </div>
          ))}
        </div>
      </fieldset>
    ),
  );
};

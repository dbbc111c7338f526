import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import type { GroupProvider } from "@emdia/contract/custom-fields/group-routes.ts";
import { Stack } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ValueInput } from "../../../shared/custom-values/value-input.tsx";
import { refusedValues, type ValueFaults, valueFaultsIn, valuesDraftOf, valuesIn } from "../../../shared/custom-values/values-draft.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useChangeSuppliers } from "../fields-changes.ts";
import type { GroupPlace } from "../fields-queries.ts";

type FormProps = {
  readonly supplier: GroupProvider;
  readonly fields: readonly CustomField[];
  readonly place: GroupPlace;
  readonly onClose: () => void;
};

const ValuesForm = ({ supplier, fields, place, onClose }: FormProps) => {
  const { t, i18n } = useTranslation("customFields");
  const messageOf = useMessageOf();
  const { id, tradingName: name, values: kept, version } = supplier;
  const [draft, setDraft] = useState(() => valuesDraftOf(fields, kept, i18n.language));
  const [faults, setFaults] = useState<ValueFaults>(new Map());
  const { mutateAsync, isPending, error } = useChangeSuppliers(place);
  const send = async () => {
    await mutateAsync({ providers: [{ id, values: valuesIn(fields, draft), version }] });
    notify.success(t("suppliers.kept", { name }));
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = valueFaultsIn(fields, draft, kept);
    setFaults(found);
    if (found.size === 0) void send().catch((refused: unknown) => setFaults(refusedValues(refused)));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {fields.map((field) => (
          <ValueInput
            key={field.id}
            field={field}
            value={draft.get(field.id) ?? ""}
            fault={faults.get(field.id)}
            onType={(typed) => setDraft((known) => new Map(known).set(field.id, typed))}
          />
        ))}
        {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      </Stack>
      <FormButtons goBack={t("field.cancel")} onBack={onClose} submit={t("field.save")} busy={isPending} />
    </form>
  );
};

type Props = Omit<FormProps, "supplier"> & { readonly opened: boolean; readonly supplier: GroupProvider | null };

/** Dialog for the field values of a supplier. */
export const SupplierDialog = ({ opened, supplier, ...form }: Props) => {
  const { t } = useTranslation("customFields");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t("suppliers.filled", { name: supplier?.tradingName ?? "" })}>
      {supplier && <ValuesForm key={`${supplier.id} ${supplier.version}`} supplier={supplier} {...form} />}
    </FormDialog>
  );
};

import { maskPostalCode } from "@emdia/contract/documents/postal-code.ts";
import { states } from "@emdia/contract/documents/states.ts";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { MaskedInput } from "../../shared/ui/masked-input.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import type { AddressField } from "./address-draft.ts";
import classes from "./billing-address.module.css";
import { type AddressFormProps, useAddressForm } from "./use-address-form.ts";

/** Another user saved an address since this page loaded it. */
const wasOvertaken = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === "billing_address.stale" || error.code === "billing_address.exists");

export const AddressForm = (props: AddressFormProps) => {
  const { t } = useTranslation("billingAddress");
  const messageOf = useMessageOf();
  const { draft, faults, form, typeIn, submit, saving } = useAddressForm(props);
  const common = (field: AddressField) => {
    const fault = faults[field];
    return { name: field, label: t(`field.${field}`), value: draft[field], error: fault && t(`fault.${fault}`) };
  };
  const line = (field: AddressField) => ({
    ...common(field),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => typeIn(field, currentTarget.value),
  });
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <div className={classes.code}>
        <MaskedInput
          {...common("cep")}
          mask={maskPostalCode}
          onType={(typed) => typeIn("cep", typed)}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </div>
      <div className={classes.wideFirst}>
        <TextInput {...line("street")} autoComplete="address-line1" required />
        <TextInput {...line("number")} autoComplete="off" required />
      </div>
      <div className={classes.halves}>
        <TextInput {...line("complement")} autoComplete="address-line2" />
        <TextInput {...line("neighborhood")} autoComplete="address-level3" required />
      </div>
      <div className={classes.wideFirst}>
        <TextInput {...line("city")} autoComplete="address-level2" required />
        <NativeSelect {...line("uf")} autoComplete="address-level1" data={[{ value: "", label: t("noState") }, ...states]} required />
      </div>
      {saving.isError && <RefusalNote>{messageOf(saving.error)}</RefusalNote>}
      <Group>
        <Button type="submit" loading={saving.isPending}>
          {t("save")}
        </Button>
        {wasOvertaken(saving.error) && (
          <Button variant="default" onClick={props.onReload}>
            {t("reload")}
          </Button>
        )}
      </Group>
    </form>
  );
};

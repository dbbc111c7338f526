import { NativeSelect, Stack } from "@mantine/core";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { ErrorAlert } from "../error-alert.tsx";
import { NameField } from "../names/name-field.tsx";
import { useFaultText } from "../names/use-fault-text.ts";
import type { SavedFacility } from "./create-in-order.ts";
import { FirstDepartments } from "./first-departments.tsx";
import { type NewFacility, useNewFacility } from "./use-new-facility.ts";

type Company = { readonly id: number; readonly tradingName: string };

const CompanyField = ({ companies, facility }: { readonly companies: readonly Company[]; readonly facility: NewFacility }) => {
  const { t } = useTranslation("facilities");
  const faultText = useFaultText();
  const { draft, existing, faults, change } = facility;
  return (
    <NativeSelect
      label={t("creating.company")}
      required
      disabled={existing !== null}
      value={draft.companyId ?? ""}
      error={faultText(faults.get("companyId"))}
      onChange={({ currentTarget: { value } }) => change({ companyId: value === "" ? null : Number(value) }, "companyId")}
      data={[
        { value: "", label: t("creating.companyPlaceholder") },
        ...companies.map(({ id, tradingName }) => ({ value: String(id), label: tradingName })),
      ]}
    />
  );
};

const Fields = ({ companies, facility }: { readonly companies: readonly Company[]; readonly facility: NewFacility }) => {
  const { t } = useTranslation("facilities");
  const { draft, existing, faults, error, busy, change, leave } = facility;
  return (
    <Stack gap="md">
      {existing !== null && <p role="status">{t("creating.halfDone", { name: existing.name })}</p>}
      {companies.length > 1 && <CompanyField companies={companies} facility={facility} />}
      {existing === null && (
        <NameField
          label={t("name.unit")}
          required
          data-autofocus
          value={draft.name}
          readOnly={busy}
          fault={faults.get("name")}
          onChange={({ currentTarget }) => change({ name: currentTarget.value }, "name")}
          onBlur={() => leave("name", draft.name)}
        />
      )}
      <FirstDepartments facility={facility} />
      {error !== null && <ErrorAlert error={error} />}
    </Stack>
  );
};

type Props = {
  readonly opened: boolean;
  readonly companies: readonly Company[];
  readonly onCreated?: (facility: SavedFacility) => void;
  readonly onClose: () => void;
};

/** Dialog for a new facility and its departments. Enter creates it; Escape closes the dialog and keeps the draft. */
export const NewFacilityDialog = ({ opened, companies, onCreated, onClose }: Props) => {
  const { t } = useTranslation("facilities");
  const form = useRef<HTMLFormElement>(null);
  const [only, ...others] = companies;
  const facility = useNewFacility({ onlyCompanyId: only && others.length === 0 ? only.id : null, onCreated, onDone: onClose });
  const { tries } = facility;
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void facility.submit();
  };
  const discard = () => {
    facility.discard();
    onClose();
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("creating.title")}>
      <form ref={form} noValidate onSubmit={submit}>
        <Fields companies={companies} facility={facility} />
        <FormButtons
          goBack={t("name.cancel")}
          onBack={discard}
          submit={t(facility.existing === null ? "creating.submit" : "creating.resume")}
          busy={facility.busy}
        />
      </form>
    </FormDialog>
  );
};

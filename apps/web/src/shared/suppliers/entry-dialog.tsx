import { isCnpj, maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { Stack } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { FormButtons } from "../ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { MaskedInput } from "../ui/masked-input.tsx";
import { RefusalNote } from "../ui/refusal-note.tsx";
import { useSingleFlight } from "../ui/use-single-flight.ts";
import { CompanyNames } from "./company-names.tsx";
import { type EntryDraft, entryFaults } from "./entry-faults.ts";
import type { SupplierChoice } from "./found-supplier.ts";
import { useEnterCompany } from "./use-enter-company.ts";

const CNPJ_MASKED_LENGTH = 18;
type FormProps = {
  readonly contractorId: number;
  readonly cnpj: string;
  readonly onEntered: (choice: SupplierChoice) => void;
  readonly onClose: () => void;
};

const EntryForm = ({ contractorId, cnpj, onEntered, onClose }: FormProps) => {
  const { t } = useTranslation("supplierSearch");
  const messageOf = useMessageOf();
  const [draft, setDraft] = useState<EntryDraft>({ cnpj, companyName: "", tradingName: "" });
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useEnterCompany(contractorId, onEntered);
  const once = useSingleFlight();
  const type = (typed: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...typed }));
  const faults = entryFaults(draft);
  // A complete number is validated during typing, an incomplete one on submit.
  const isWhole = draft.cnpj.length === CNPJ_MASKED_LENGTH;
  const errorOf = (field: keyof EntryDraft) => {
    const fault = isTried || (field === "cnpj" && isWhole) ? faults[field] : undefined;
    return fault && t(`faults.${fault}`);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const tradingName = draft.tradingName.trim();
    const entered = { cnpj: draft.cnpj, companyName: draft.companyName, ...(tradingName !== "" && { tradingName }) };
    void once(() => mutateAsync(entered).catch(() => undefined));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <p style={{ margin: 0 }}>{t("entry.says")}</p>
        <MaskedInput
          label={t("entry.cnpj")}
          mask={maskCnpj}
          value={draft.cnpj}
          onType={(typed) => type({ cnpj: typed })}
          error={errorOf("cnpj")}
          autoComplete="off"
          data-autofocus={isCnpj(cnpj) ? undefined : true}
          required
        />
        <CompanyNames names={draft} fault={errorOf("companyName")} isFirst={isCnpj(cnpj)} onType={type} />
        {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      </Stack>
      <FormButtons goBack={t("entry.cancel")} onBack={onClose} submit={t("entry.submit")} busy={isPending} />
    </form>
  );
};

type Props = Omit<FormProps, "onEntered"> & { readonly opened: boolean; readonly onEntered: (choice: SupplierChoice) => void };

/** Dialog to enter a company by hand, for numbers that the registry lookup does not return. */
export const EntryDialog = ({ opened, onClose, onEntered, ...form }: Props) => {
  const { t } = useTranslation("supplierSearch");
  const entered = (choice: SupplierChoice) => {
    onEntered(choice);
    onClose();
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("entry.title")}>
      <EntryForm {...form} onEntered={entered} onClose={onClose} />
    </FormDialog>
  );
};

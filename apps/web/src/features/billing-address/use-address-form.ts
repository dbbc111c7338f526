import type { BillingAddress } from "@emdia/contract/companies/billing-routes.ts";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { type AddressDraft, type AddressField, addressOf, type DraftFaults, draftOf, faultsIn } from "./address-draft.ts";
import { useSaveAddress } from "./address-queries.ts";

export type AddressFormProps = {
  readonly companyId: number;
  readonly address: BillingAddress | null;
  readonly onReload: () => Promise<unknown>;
};

/** What is typed, and what happens to it: a refusal leaves all of it where it is. */
export const useAddressForm = ({ companyId, address }: AddressFormProps) => {
  const { t } = useTranslation("billingAddress");
  const [draft, setDraft] = useState<AddressDraft>(draftOf(address ?? undefined));
  const [faults, setFaults] = useState<DraftFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaveAddress(companyId, address);
  const type = (field: AddressField, text: string) => {
    setDraft((known) => ({ ...known, [field]: text }));
    setFaults(({ [field]: _, ...others }) => others);
  };
  /** The form begins anew with the version that was saved, so the notice must not wait for this one. */
  const send = async () => {
    const fields = addressOf(draft);
    if (!fields) return;
    await saving.mutateAsync(fields);
    notify.success(t("kept"));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else void send().catch(() => undefined);
  };
  return { draft, faults, form, type, save, saving };
};

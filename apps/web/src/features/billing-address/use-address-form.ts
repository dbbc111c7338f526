import type { BillingAddress } from "@emdia/contract/companies/billing-routes.ts";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../shared/forms/use-draft-form.ts";
import { notify } from "../../shared/notices/notify.ts";
import { type AddressDraft, addressOf, draftOf, faultsIn } from "./address-draft.ts";
import { useSaveAddress } from "./address-queries.ts";

export type AddressFormProps = {
  readonly companyId: number;
  readonly address: BillingAddress | null;
  readonly onReload: () => void;
  readonly onSaved: (address: BillingAddress) => void;
};

export const useAddressForm = ({ companyId, address, onSaved }: AddressFormProps) => {
  const { t } = useTranslation("billingAddress");
  const saving = useSaveAddress(companyId, address);
  const send = async (draft: AddressDraft): Promise<void> => {
    const fields = addressOf(draft);
    if (!fields) return;
    const saved = await saving.mutateAsync(fields);
    notify.success(t("kept"));
    onSaved(saved);
    form.keep(draft, draftOf(saved));
  };
  const form = useDraftForm({ initial: () => draftOf(address ?? undefined), faultsIn, send });
  return { ...form, saving };
};

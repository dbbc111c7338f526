import type { CompanyByAddress } from "@emdia/contract/companies/entered-routes.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { states } from "@emdia/contract/documents/states.ts";
import { COMPANY_CITY_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { AwaitedCompany } from "@emdia/contract/projects/wizard.ts";
import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../api/api-failure.ts";
import { useMessageOf } from "../errors/message-of.ts";
import { FormFace } from "../forms/form-face.tsx";
import { FormButtons } from "../ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../ui/refusal-note.tsx";
import { useSingleFlight } from "../ui/use-single-flight.ts";
import { CompanyNames } from "./company-names.tsx";
import { enteredCompanyQuery, useCompleteEntered } from "./use-entered-company.ts";

type FormProps = {
  readonly company: CompanyByAddress;
  readonly onReload: () => void;
  readonly onCompleted: (company: AwaitedCompany) => void;
  readonly onClose: () => void;
};

const draftOf = ({ companyName, tradingName, city, state }: CompanyByAddress) => ({
  companyName,
  tradingName,
  city: city ?? "",
  state: state ?? "",
});

const CompleteForm = ({ company, onReload, onCompleted, onClose }: FormProps) => {
  const { t } = useTranslation("supplierSearch");
  const messageOf = useMessageOf();
  const [draft, setDraft] = useState(() => draftOf(company));
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useCompleteEntered(company.id, onCompleted);
  const once = useSingleFlight();
  const isStale = error instanceof ApiFailure && error.code === "company_data.stale";
  const isNameless = draft.companyName.trim() === "";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameless) return;
    const completed = {
      companyName: draft.companyName,
      tradingName: draft.tradingName.trim() || draft.companyName,
      city: draft.city.trim() || null,
      state: states.find((one) => one === draft.state) ?? null,
      version: company.version,
    };
    void once(() => mutateAsync(completed).catch(() => undefined));
  };
  const type = (typed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...typed }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <p style={{ margin: 0 }}>{t("complete.says", { cnpj: maskCnpj(company.cnpj) })}</p>
        <CompanyNames names={draft} fault={isTried && isNameless && t("faults.nameRequired")} isFirst onType={type} />
        <TextInput
          label={t("entry.city")}
          value={draft.city}
          maxLength={COMPANY_CITY_MAX_LENGTH}
          autoComplete="off"
          onChange={({ currentTarget }) => type({ city: currentTarget.value })}
        />
        <NativeSelect
          label={t("entry.state")}
          value={draft.state}
          data={[{ value: "", label: "—" }, ...states]}
          onChange={({ currentTarget }) => type({ state: currentTarget.value })}
        />
        {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
        {isStale && (
          <Button variant="default" onClick={onReload}>
            {t("complete.reload")}
          </Button>
        )}
      </Stack>
      <FormButtons goBack={t("entry.cancel")} onBack={onClose} submit={t("complete.submit")} busy={isPending} />
    </form>
  );
};

type OfCompany = Pick<FormProps, "onCompleted" | "onClose"> & { readonly id: number };
const Complete = ({ id, onCompleted, onClose }: OfCompany) => {
  const query = useQuery(enteredCompanyQuery(id));
  const completed = (company: AwaitedCompany) => {
    onCompleted(company);
    onClose();
  };
  return (
    <FormFace query={query}>
      {(company, { read }) => <CompleteForm company={company} onReload={read} onCompleted={completed} onClose={onClose} />}
    </FormFace>
  );
};

/** Dialog to edit an entered company that has not registered yet. */
export const CompleteDialog = ({ opened, ...company }: OfCompany & { readonly opened: boolean }) => {
  const { t } = useTranslation("supplierSearch");
  return (
    <FormDialog opened={opened} onClose={company.onClose} title={t("complete.title")}>
      <Complete {...company} />
    </FormDialog>
  );
};

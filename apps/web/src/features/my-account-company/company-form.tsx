import type { CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { states } from "@emdia/contract/documents/states.ts";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useDraftForm } from "../../shared/forms/use-draft-form.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { type CompanyDraft, changeOf, draftOf, faultsIn } from "./company-draft.ts";
import classes from "./company-form.module.css";
import { useChangeCompany } from "./company-queries.ts";

type Props = {
  readonly company: CompanyData;
  readonly onReload: () => void;
  readonly onSaved: (company: CompanyData) => void;
};
type Field = keyof CompanyDraft;

const useCompanyForm = ({ company, onSaved }: Props) => {
  const { t } = useTranslation("shared");
  const change = useChangeCompany(company.id);
  const send = async (draft: CompanyDraft): Promise<void> => {
    const saved = await change.mutateAsync(changeOf(draft, company.version));
    notify.success(t("saved"));
    onSaved(saved);
    form.keep(draft, draftOf(saved));
  };
  const form = useDraftForm({ initial: () => draftOf(company), faultsIn, send });
  return { ...form, change };
};

export const CompanyForm = (props: Props) => {
  const { company, onReload } = props;
  const { t } = useTranslation("myCompany");
  const messageOf = useMessageOf();
  const { draft, faults, form, typeIn, submit, change } = useCompanyForm(props);
  const isStale = change.error instanceof ApiFailure && change.error.code === "company_data.stale";
  const field = (name: Exclude<Field, "state">) => {
    const fault = faults[name];
    return {
      name,
      label: t(name),
      value: draft[name],
      error: fault && t(`fault.${fault}`),
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => typeIn(name, currentTarget.value),
      autoComplete: "off",
    };
  };
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <TextInput label={t("cnpj")} description={t("cnpjSays")} value={maskCnpj(company.cnpj)} readOnly variant="filled" />
      <TextInput {...field("companyName")} required />
      <TextInput {...field("tradingName")} required />
      <div className={classes.place}>
        <TextInput {...field("city")} />
        <NativeSelect
          name="state"
          label={t("state")}
          value={draft.state}
          data={[{ value: "", label: t("noState") }, ...states]}
          onChange={({ currentTarget }) => typeIn("state", currentTarget.value)}
        />
      </div>
      {change.isError && <RefusalNote>{messageOf(change.error)}</RefusalNote>}
      <Group>
        <Button type="submit" loading={change.isPending}>
          {t("save")}
        </Button>
        {isStale && (
          <Button variant="default" onClick={onReload}>
            {t("reload")}
          </Button>
        )}
      </Group>
    </form>
  );
};

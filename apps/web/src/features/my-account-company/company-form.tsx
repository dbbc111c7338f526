import type { CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { states } from "@emdia/contract/documents/states.ts";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { type CompanyDraft, changeOf, type DraftFaults, draftOf, faultsIn } from "./company-draft.ts";
import classes from "./company-form.module.css";
import { useChangeCompany } from "./company-queries.ts";

type Props = { readonly company: CompanyData; readonly onReload: () => Promise<unknown> };
type Field = keyof CompanyDraft;

/** What is typed, and what happens to it: a refusal leaves all of it where it is. */
const useCompanyForm = ({ company }: Props) => {
  const { t } = useTranslation("shared");
  const [draft, setDraft] = useState(draftOf(company));
  const [faults, setFaults] = useState<DraftFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useChangeCompany(company.id);
  const type = (field: Field) => (text: string) => {
    setDraft((known) => ({ ...known, [field]: text }));
    setFaults(({ [field]: _, ...others }) => others);
  };
  /** The form begins anew with the version that was saved, so the notice must not wait for this one. */
  const send = async () => {
    await change.mutateAsync(changeOf(draft, company.version));
    notify.success(t("saved"));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else void send().catch(() => undefined);
  };
  return { draft, faults, form, type, save, change };
};

export const CompanyForm = (props: Props) => {
  const { company, onReload } = props;
  const { t } = useTranslation("myCompany");
  const messageOf = useMessageOf();
  const { draft, faults, form, type, save, change } = useCompanyForm(props);
  const isStale = change.error instanceof ApiFailure && change.error.code === "company_data.stale";
  const field = (name: Exclude<Field, "state">) => {
    const fault = faults[name];
    return {
      name,
      label: t(name),
      value: draft[name],
      error: fault && t(`fault.${fault}`),
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => type(name)(currentTarget.value),
      autoComplete: "off",
    };
  };
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={save}>
      <TextInput label={t("cnpj")} description={t("cnpjSays")} value={maskCnpj(company.cnpj)} readOnly />
      <TextInput {...field("companyName")} required />
      <TextInput {...field("tradingName")} required />
      <div className={classes.place}>
        <TextInput {...field("city")} />
        <NativeSelect
          name="state"
          label={t("state")}
          value={draft.state}
          data={[{ value: "", label: t("noState") }, ...states]}
          onChange={({ currentTarget }) => type("state")(currentTarget.value)}
        />
      </div>
      {change.isError && <RefusalNote>{messageOf(change.error)}</RefusalNote>}
      <Group>
        <Button type="submit" loading={change.isPending}>
          {t("save")}
        </Button>
        {isStale && (
          <Button variant="default" onClick={() => void onReload()}>
            {t("reload")}
          </Button>
        )}
      </Group>
    </form>
  );
};

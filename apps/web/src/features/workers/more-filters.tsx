import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import list from "../../shared/list/list-toolbar.module.css";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { MayWorkFilter } from "../../shared/workers/may-work/may-work-filter.tsx";
import type { WorkersFilter } from "./worker-filter.ts";
import classes from "./worker-toolbar.module.css";
import { providersQuery } from "./workers-queries.ts";

type Props = { readonly filter: WorkersFilter };

const Words = ({ kind, filter: { asked, type, enter } }: Props & { readonly kind: "projectName" | "contract" }) => {
  const { t } = useTranslation("workers");
  return (
    <TextInput
      type="search"
      label={t(`filter.${kind}`)}
      maxLength={200}
      autoComplete="off"
      value={asked[kind] ?? ""}
      onChange={({ currentTarget }) => type({ [kind]: currentTarget.value || undefined })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const Documents = ({ kind, filter: { asked, choose } }: Props & { readonly kind: "statusSSMA" | "statusSTP" }) => {
  const { t } = useTranslation(["workers", "pendencyWords"]);
  const [only = ""] = asked[kind] ?? [];
  return (
    <NativeSelect
      label={t(`filter.${kind}`)}
      value={only}
      onChange={({ currentTarget: { value } }) => {
        const status = pendencyStatuses.find((one) => one === value);
        choose({ [kind]: status ? [status] : undefined });
      }}
      data={[
        { value: "", label: t("filter.anyDocument") },
        ...pendencyStatuses.map((one) => ({ value: one, label: t(`pendencyWords:status.${one}`) })),
      ]}
    />
  );
};

/** Hidden if the user sees the workers of only one supplier. */
const Providers = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("workers");
  const [companies] = useSelectedCompanies();
  const { data: providers = [] } = useQuery(providersQuery(companies));
  if (providers.length < 2 && asked.provider === undefined) return null;
  return (
    <NativeSelect
      label={t("filter.provider")}
      value={String(asked.provider ?? "")}
      onChange={({ currentTarget: { value } }) => choose({ provider: value === "" ? undefined : Number(value) })}
      data={[{ value: "", label: t("filter.anyProvider") }, ...providers.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  );
};

export const MoreFilters = ({ filter, children }: Props & { readonly children: ReactNode }) => {
  const { t } = useTranslation("workers");
  return (
    <div className={list.more}>
      {children}
      <MayWorkFilter value={filter.asked.mayWork} onChoose={(mayWork) => filter.choose({ mayWork })} />
      <Words kind="projectName" filter={filter} />
      <Words kind="contract" filter={filter} />
      <Providers filter={filter} />
      <Documents kind="statusSSMA" filter={filter} />
      <Documents kind="statusSTP" filter={filter} />
      <Checkbox
        className={classes.only ?? ""}
        label={t("filter.hasPendencies")}
        checked={filter.asked.hasPendencies === true}
        onChange={({ currentTarget }) => filter.choose({ hasPendencies: currentTarget.checked || undefined })}
      />
    </div>
  );
};

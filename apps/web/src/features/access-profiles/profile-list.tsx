import { ProfileListQuery, relationTypes } from "@emdia/contract/access/profile-routes.ts";
import { PROFILE_LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconArrowsDiff, IconPlus, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { type UrlFilter, useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import classes from "./profile-list.module.css";
import { ProfileRows } from "./profile-rows.tsx";
import { profilesQuery } from "./profiles-queries.ts";
import type { ProfileCompany } from "./use-profile-company.ts";
import type { ProfilesView } from "./view-address.ts";

type ProfileFilter = UrlFilter<typeof ProfileListQuery>;
type Props = { readonly company: ProfileCompany; readonly onShow: (view: ProfilesView) => void };

const Filters = ({ filter, company }: { readonly filter: ProfileFilter; readonly company: ProfileCompany }) => {
  const { t } = useTranslation("accessProfiles");
  const { asked, type, choose, enter } = filter;
  return (
    <div className={classes.filters}>
      <TextInput
        type="search"
        label={t("search")}
        placeholder={t("searchPlaceholder")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={200}
        value={asked.query ?? ""}
        onChange={({ currentTarget }) => type({ query: currentTarget.value || undefined })}
        onKeyDown={({ key }) => key === "Enter" && enter()}
      />
      <NativeSelect
        label={t("relation")}
        value={asked.relationType ?? ""}
        onChange={({ currentTarget: { value } }) => choose({ relationType: relationTypes.find((known) => known === value) })}
        data={[{ value: "", label: t("anyRelation") }, ...relationTypes.map((value) => ({ value, label: t(`relations.${value}`) }))]}
      />
      {company.choices.length > 1 && (
        <NativeSelect
          label={t("company")}
          value={company.company?.id ?? ""}
          onChange={({ currentTarget }) => company.choose(Number(currentTarget.value))}
          data={company.choices.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
        />
      )}
    </div>
  );
};

const useEmptyFace = ({ filter, choose }: ProfileFilter, onAdd: (() => void) | null) => {
  const { t } = useTranslation("accessProfiles");
  if (filter.query || filter.relationType)
    return {
      title: t("empty.nothingFound"),
      hint: t("empty.nothingFoundHint"),
      action: (
        <Button variant="default" onClick={() => choose({ query: undefined, relationType: undefined })}>
          {t("empty.clear")}
        </Button>
      ),
    };
  return {
    title: t("empty.title"),
    hint: t(onAdd ? "empty.mayAdd" : "empty.says"),
    action: onAdd && <Button onClick={onAdd}>{t("add")}</Button>,
  };
};

/** The access profiles of a company, with their permission and member counts. */
export const ProfileList = ({ company, onShow }: Props) => {
  const { t } = useTranslation("accessProfiles");
  const { number } = useFormat();
  const mayLoad = company.company !== null;
  const filter = useUrlFilter(ProfileListQuery, PROFILE_LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...profilesQuery(company.company?.id ?? 0, filter.filter), enabled: mayLoad });
  const mayAdd = company.held.includes("add_permissions");
  const onAdd = mayAdd ? () => onShow({ kind: "new", copyOf: null }) : null;
  const empty = useEmptyFace(filter, onAdd);
  const meta = query.data?.meta;
  const total = number(meta?.totalResults ?? 0);
  const count = meta && (meta.totalIsExact ? t("count", { count: meta.totalResults, total }) : t("countMany", { total }));
  const actions = mayLoad && (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsDiff size={16} aria-hidden="true" />}
        onClick={() => onShow({ kind: "compare", first: null, second: null })}
      >
        {t("compare")}
      </Button>
      {onAdd && (
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
          {t("add")}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? (count ?? "\u00a0") : undefined} actions={actions} />
      {mayLoad && <Filters filter={filter} company={company} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(profiles) => <ProfileRows profiles={profiles} mayAdd={mayAdd} onShow={onShow} />}
      </ListFrame>
    </>
  );
};

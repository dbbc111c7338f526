import { FacilityListQuery } from "@emdia/contract/facilities/routes.ts";
import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListCount } from "../../shared/list/list-count.tsx";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { type UrlFilter, useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useProfile } from "../../shared/session/account.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { facilitiesQuery } from "./facilities-queries.ts";
import classes from "./facility-list.module.css";
import { FacilityRows } from "./facility-rows.tsx";
import { whereMayCreate } from "./where-may-create.ts";

const NewFacilityDialog = lazyDialog(async () => (await import("./new-facility/new-facility-dialog.tsx")).NewFacilityDialog);

type FacilityFilter = UrlFilter<typeof FacilityListQuery>;

const Search = ({ filter: { asked, type, enter } }: { readonly filter: FacilityFilter }) => {
  const { t } = useTranslation("facilities");
  return (
    <TextInput
      className={classes.search}
      type="search"
      label={t("search")}
      placeholder={t("searchPlaceholder")}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={200}
      value={asked.query ?? ""}
      onChange={({ currentTarget }) => type({ query: currentTarget.value })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const useCompaniesToCreateIn = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  return useMemo(
    () => (profile ? whereMayCreate({ companies: profile.companies, held: profile.permissions, selected }) : []),
    [profile, selected],
  );
};

type EmptyFacts = { readonly filter: FacilityFilter; readonly onAdd: (() => void) | null };

/** The empty state of the list, with the next action. */
const useEmptyFace = ({ filter: { filter, choose }, onAdd }: EmptyFacts) => {
  const { t } = useTranslation("facilities");
  if (filter.query)
    return {
      title: t("empty.nothingFound"),
      hint: t("empty.nothingFoundHint"),
      action: (
        <Button variant="default" onClick={() => choose({ query: undefined })}>
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

/** The facilities of the contractors, each with its departments. */
export const FacilityList = () => {
  const { t } = useTranslation("facilities");
  const mayLoad = useMay()("see_location");
  const [selected] = useSelectedCompanies();
  const filter = useUrlFilter(FacilityListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...facilitiesQuery(filter.filter, selected), enabled: mayLoad });
  const companies = useCompaniesToCreateIn();
  const [adding, setAdding] = useState(false);
  const onAdd = companies.length > 0 ? () => setAdding(true) : null;
  const empty = useEmptyFace({ filter, onAdd });
  const count = <ListCount query={query} exactly={(counted) => t("count", counted)} moreThan={(counted) => t("countMany", counted)} />;
  const add = onAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
      {t("add")}
    </Button>
  );

  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} actions={add} />
      {mayLoad && <Search filter={filter} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(facilities) => <FacilityRows facilities={facilities} />}
      </ListFrame>
      <NewFacilityDialog opened={adding} companies={companies} onClose={() => setAdding(false)} />
    </>
  );
};

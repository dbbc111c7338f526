import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";
import classes from "./people-list.module.css";

export type PeopleFilter = UrlFilter<typeof PeopleQuery>;
type Props = { readonly filter: PeopleFilter; readonly profiles: readonly ProfileLine[] };

export const PeopleFilters = ({ filter: { asked, type, choose, enter }, profiles }: Props) => {
  const { t } = useTranslation("people");
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
        label={t("profile")}
        value={asked.profileId ?? ""}
        onChange={({ currentTarget: { value } }) => choose({ profileId: value === "" ? undefined : Number(value) })}
        data={[{ value: "", label: t("anyProfile") }, ...profiles.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
    </div>
  );
};

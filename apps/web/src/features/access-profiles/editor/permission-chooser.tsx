import { byArea, type PermissionKey } from "@emdia/contract/permissions.ts";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { foundKeys } from "./found-keys.ts";
import { type Choosing, PermissionArea } from "./permission-area.tsx";
import classes from "./profile-editor.module.css";

type Props = { readonly keys: readonly PermissionKey[]; readonly choosing: Choosing };

/** The permission catalogue by area, with a search field. */
export const PermissionChooser = ({ keys, choosing }: Props) => {
  const { t } = useTranslation(["accessProfiles", "permissionLabels", "permissionSentences"]);
  const { number } = useFormat();
  const [typed, setTyped] = useState("");
  const found = useMemo(
    () => new Set(foundKeys(keys, typed, (key) => `${t(`permissionLabels:keys.${key}`)} ${t(`permissionSentences:${key}`)} ${key}`)),
    [keys, typed, t],
  );
  const isSearching = typed.trim() !== "";
  const areas = byArea(keys)
    .map((area) => ({ ...area, shown: area.permissions.filter((key) => found.has(key)) }))
    .filter(({ shown }) => shown.length > 0);
  const count = choosing.draft.keys.length;
  return (
    <section className={classes.permissions} aria-labelledby="profile-permissions">
      <div className={classes.permissionsHead}>
        <div>
          <h2 id="profile-permissions" className={classes.subtitle}>
            {t("editor.permissions")}
          </h2>
          <p className={classes.quiet}>
            {t("editor.chosenInAll", { count, total: number(count) })} · {t("editor.permissionsHint")}
          </p>
        </div>
        <TextInput
          className={classes.find}
          type="search"
          label={t("editor.find")}
          placeholder={t("editor.findPlaceholder")}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <div className={classes.areas}>
        {areas.map(({ category, permissions, shown }) => (
          <PermissionArea key={category} area={category} keys={permissions} shown={shown} isSearching={isSearching} choosing={choosing} />
        ))}
        {areas.length === 0 && (
          <p className={classes.nothing} role="status">
            {t("editor.nothingFound")}
          </p>
        )}
      </div>
    </section>
  );
};

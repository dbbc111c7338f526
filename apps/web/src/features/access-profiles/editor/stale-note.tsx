import { isPermissionKey, type PermissionKey, permissionKeys } from "@emdia/contract/permissions.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import type { StaleProfile } from "../refused-profile.ts";
import type { Draft } from "./profile-draft.ts";
import classes from "./profile-editor.module.css";

type Props = {
  readonly stale: StaleProfile;
  /** The profile when the user opened it. */
  readonly opened: Draft;
  readonly busy: boolean;
  readonly onTakeTheirs: (keys: readonly PermissionKey[]) => void;
  readonly onKeepMine: () => void;
};

/** Edit conflict: shows the changes of the other user, with buttons to take them or to overwrite them. */
export const StaleNote = ({ stale, opened, busy, onTakeTheirs, onKeepMine }: Props) => {
  const { t } = useTranslation(["accessProfiles", "permissionLabels"]);
  const { instant } = useFormat();
  const { now, changedBy, changedAt } = stale;
  const theirs = permissionKeys.filter((key) => now.permissions.filter(isPermissionKey).includes(key));
  const named = (keys: readonly PermissionKey[]) => keys.map((key) => t(`permissionLabels:keys.${key}`)).join(", ");
  const came = theirs.filter((key) => !opened.keys.includes(key));
  const went = opened.keys.filter((key) => !theirs.includes(key));
  return (
    <RefusalNote>
      <div className={classes.stale}>
        <p>
          <strong>{t("stale.title")}</strong>{" "}
          {changedBy !== null && changedAt !== null ? t("stale.by", { name: changedBy, at: instant(changedAt) }) : t("stale.bySomebody")}
        </p>
        <p>{t("stale.what")}</p>
        <ul>
          {now.name !== opened.name && <li>{t("stale.name", { name: now.name })}</li>}
          {(now.description ?? "") !== opened.description && <li>{t("stale.description")}</li>}
          {now.relationType !== opened.relationType && <li>{t("stale.relation", { relation: t(`relations.${now.relationType}`) })}</li>}
          {came.length > 0 && <li>{t("stale.came", { keys: named(came) })}</li>}
          {went.length > 0 && <li>{t("stale.went", { keys: named(went) })}</li>}
        </ul>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => onTakeTheirs(theirs)}>
            {t("stale.takeTheirs")}
          </Button>
          <Button variant="default" loading={busy} onClick={onKeepMine}>
            {t("stale.keepMine")}
          </Button>
        </div>
      </div>
    </RefusalNote>
  );
};

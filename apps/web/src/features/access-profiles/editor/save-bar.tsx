import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { keysIn } from "../refused-profile.ts";
import classes from "./profile-editor.module.css";
import { StaleNote } from "./stale-note.tsx";
import type { ProfileDraft } from "./use-profile-draft.ts";

const Refused = ({ profile }: { readonly profile: ProfileDraft }) => {
  const { t } = useTranslation(["accessProfiles", "permissionLabels"]);
  const messageOf = useMessageOf();
  const { error, stale, base, busy, takeTheirs, saveOver } = profile;
  if (error === null) return null;
  if (stale)
    return (
      <StaleNote
        stale={stale}
        opened={base}
        busy={busy}
        onTakeTheirs={(keys) => takeTheirs(stale, keys)}
        onKeepMine={() => void saveOver(stale)}
      />
    );
  const keys = keysIn(error)
    .map((key) => t(`permissionLabels:keys.${key}`))
    .join(", ");
  return (
    <RefusalNote>
      {messageOf(error)} {keys !== "" && t("editor.keysConcerned", { keys })}
    </RefusalNote>
  );
};

type Props = { readonly profile: ProfileDraft; readonly isNew: boolean; readonly onCancel: () => void };

/** Sticky bar with the save button and the refusal, if any. */
export const SaveBar = ({ profile, isNew, onCancel }: Props) => {
  const { t } = useTranslation("accessProfiles");
  const { busy, isChanged } = profile;
  return (
    <div className={classes.bar}>
      <Refused profile={profile} />
      <div className={classes.barLine}>
        <p className={classes.state} role="status">
          {t(isChanged ? "editor.changed" : "editor.unchanged")}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={busy} disabled={!isNew && !isChanged}>
            {t(isNew ? "editor.create" : "editor.save")}
          </Button>
        </div>
      </div>
    </div>
  );
};

import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { notify } from "../../shared/notices/notify.ts";
import { AskButtons } from "../../shared/ui/dialogs/ask-buttons.tsx";
import { AskFrame } from "../../shared/ui/dialogs/ask-frame.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./profile-removal.module.css";
import { useDeleteProfile } from "./profiles-changes.ts";
import { type ProfileUse, useOf } from "./refused-profile.ts";

const InUse = ({ use: { peopleCount, waitingInvitations } }: { readonly use: ProfileUse }) => {
  const { t } = useTranslation("accessProfiles");
  const { number } = useFormat();
  return (
    <RefusalNote>
      <p className={classes.says}>{t("removing.inUse")}</p>
      <ul className={classes.who}>
        {peopleCount > 0 && <li>{t("removing.people", { count: peopleCount, total: number(peopleCount) })}</li>}
        {waitingInvitations > 0 && <li>{t("removing.invitations", { count: waitingInvitations, total: number(waitingInvitations) })}</li>}
      </ul>
      <p className={classes.says}>{t("removing.advice")}</p>
    </RefusalNote>
  );
};

type Props = { readonly profile: ProfileLine; readonly onClose: () => void };

/** Confirms the deletion of an unused profile. For a profile in use it shows the number of users instead. */
const ProfileRemoval = ({ profile: { id, name, peopleCount, waitingInvitations }, onClose }: Props) => {
  const { t } = useTranslation("accessProfiles");
  const messageOf = useMessageOf();
  const { mutateAsync, error, isPending } = useDeleteProfile();
  const known = peopleCount + waitingInvitations > 0 ? { peopleCount, waitingInvitations } : null;
  const use = useOf(error) ?? known;
  const remove = async () => {
    await mutateAsync(id);
    notify.success(t("removing.done", { name }));
    onClose();
  };
  return (
    <>
      {use ? <InUse use={use} /> : <p>{t("removing.ask", { name })}</p>}
      {error !== null && use === null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <AskButtons
        goBack={t(use ? "removing.understood" : "cancel")}
        onClose={onClose}
        goOn={t("removing.title")}
        // The mutation exposes the refusal, and the dialog shows it.
        onGoOn={use ? undefined : () => void remove().catch(() => undefined)}
        destroys
        busy={isPending}
      />
    </>
  );
};

type DialogProps = {
  readonly profile: ProfileLine | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Focus target if the deletion removes the button that opened the dialog. */
  readonly focusInstead: () => void;
};

export const ProfileRemovalDialog = ({ profile, opened, onClose, focusInstead }: DialogProps) => {
  const { t } = useTranslation("accessProfiles");
  return (
    <AskFrame opened={opened} onClose={onClose} title={t("removing.title")} focusInstead={focusInstead}>
      {profile && <ProfileRemoval key={profile.id} profile={profile} onClose={onClose} />}
    </AskFrame>
  );
};

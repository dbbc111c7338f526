import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconMailForward, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { notify } from "../../../shared/notices/notify.ts";
import lines from "../../../shared/ui/lines.module.css";
import classes from "../entry-row.module.css";
import { useResendInvite } from "../people-changes.ts";
import { InviteState } from "./invite-state.tsx";

type Props = { readonly invite: Invite; readonly onCancel: (invite: Invite) => void };

const Tools = ({ invite, onCancel }: Props) => {
  const { t } = useTranslation("people");
  const messageOf = useMessageOf();
  const resending = useResendInvite();
  const { id, email, can } = invite;
  const resend = () =>
    resending.mutate(id, { onSuccess: () => notify.success(t("invite.resentDone")), onError: (error) => notify.error(messageOf(error)) });
  return (
    <span className={`${lines.tools} ${classes.tools}`}>
      {can.resend && (
        <ActionIcon
          onClick={resend}
          loading={resending.isPending}
          aria-label={t("invite.resend", { email })}
          title={t("invite.resend", { email })}
        >
          <IconMailForward size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {can.cancel && (
        <ActionIcon onClick={() => onCancel(invite)} aria-label={t("invite.cancel", { email })} title={t("invite.cancel", { email })}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </span>
  );
};

/** One pending invitation. */
export const InviteRow = ({ invite, onCancel }: Props) => {
  const { t } = useTranslation("people");
  const { instant } = useFormat();
  const { email, profile, invitedBy, sentAt, resentAt, expiresAt, state } = invite;
  const at = instant(resentAt ?? sentAt);
  return (
    <li className={`${lines.line} ${classes.entry}`}>
      <div className={`${lines.words} ${classes.words}`}>
        <span className={`${lines.name} ${classes.name}`}>
          {email}
          <InviteState invite={invite} />
        </span>
        <span className={lines.quiet}>{invitedBy === null ? t("invite.sent", { at }) : t("invite.sentBy", { name: invitedBy, at })}</span>
      </div>
      <span className={classes.profile}>{profile?.name}</span>
      <span className={`${lines.quiet} ${classes.when}`}>
        {t(state === "expired" ? "invite.expiredAt" : "invite.expiresAt", { at: instant(expiresAt) })}
      </span>
      <Tools invite={invite} onCancel={onCancel} />
    </li>
  );
};

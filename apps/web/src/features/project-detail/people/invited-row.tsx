import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconClockOff, IconMail, IconMailForward, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { useResendToProject } from "../detail-changes.ts";
import classes from "../project-detail.module.css";

type Props = { readonly projectId: number; readonly invite: Invite; readonly onWithdraw: (invite: Invite) => void };

/** A pending or expired invitation to the project. */
export const InvitedRow = ({ projectId, invite, onWithdraw }: Props) => {
  const { t } = useTranslation("projectDetail");
  const messageOf = useMessageOf();
  const { instant } = useFormat();
  const resending = useResendToProject(projectId);
  const { id, email, profile, invitedBy, expiresAt, state, can } = invite;
  const isOver = state === "expired";
  const resend = () =>
    resending.mutate(id, { onSuccess: () => notify.success(t("people.resent")), onError: (error) => notify.error(messageOf(error)) });
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name}>{email}</span>
        <span className={classes.quiet}>
          {[profile?.name, invitedBy && t("people.invitedBy", { name: invitedBy })].filter(Boolean).join(" · ")}
        </span>
      </div>
      <StatusChip tone={isOver ? "warn" : "info"} Icon={isOver ? IconClockOff : IconMail}>
        {t(isOver ? "people.expiredAt" : "people.expiresAt", { at: instant(expiresAt) })}
      </StatusChip>
      <span className={classes.tools}>
        {can.resend && (
          <ActionIcon
            onClick={resend}
            loading={resending.isPending}
            aria-label={t("people.resend", { email })}
            title={t("people.resend", { email })}
          >
            <IconMailForward size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {can.cancel && (
          <ActionIcon
            onClick={() => onWithdraw(invite)}
            aria-label={t("people.withdraw", { email })}
            title={t("people.withdraw", { email })}
          >
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
};

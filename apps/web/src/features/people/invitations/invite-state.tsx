import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { IconClockOff, IconMail, IconMailForward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";

/** Status chip of a pending invitation. */
export const InviteState = ({ invite: { state, resentAt } }: { readonly invite: Invite }) => {
  const { t } = useTranslation("people");
  if (state === "expired")
    return (
      <StatusChip tone="warn" Icon={IconClockOff}>
        {t("invite.expired")}
      </StatusChip>
    );
  return (
    <StatusChip tone="info" Icon={resentAt === null ? IconMail : IconMailForward}>
      {t(resentAt === null ? "invite.invited" : "invite.resent")}
    </StatusChip>
  );
};

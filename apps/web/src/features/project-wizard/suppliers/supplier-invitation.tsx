import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import { confirmedInvitesQuery } from "../wizard-queries.ts";
import { type InvitationFault, type InvitedSupplier, invitationFault, isTakenUp } from "./suppliers-rules.ts";
import classes from "./suppliers-step.module.css";

type Props = { readonly companyId: number; readonly invited: readonly InvitedSupplier[]; readonly onInvite: (email: string) => void };

/** Whether a user with this address accepted an invitation. Without permission to see invitations, the server checks it on save. */
const useIsConfirmed = (companyId: number) => {
  const client = useQueryClient();
  const maySeeInvites = useMay()("see_invites");
  return async (email: string): Promise<boolean> => {
    if (!maySeeInvites) return false;
    const { results } = await client.fetchQuery(confirmedInvitesQuery(companyId, email)).catch(() => ({ results: [] }));
    return isTakenUp(results, email);
  };
};

/** Invites an unknown supplier by e-mail. The server sends the invitation when the project starts. */
export const SupplierInvitation = ({ companyId, invited, onInvite }: Props) => {
  const { t } = useTranslation("projectWizard");
  const isConfirmed = useIsConfirmed(companyId);
  const [typed, type] = useState("");
  const [fault, setFault] = useState<InvitationFault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const invite = async () => {
    if (isAsking) return;
    const email = typed.trim().toLowerCase();
    const found = invitationFault(typed, invited);
    if (found !== null) return setFault(found);
    setAsking(true);
    const isKnown = await isConfirmed(email).finally(() => setAsking(false));
    if (isKnown) return setFault("emailKnown");
    onInvite(email);
    type("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter in this field sends the invitation instead of saving the step.
    event.preventDefault();
    void invite();
  };
  return (
    <section className={classes.way} aria-label={t("suppliers.invite")}>
      <div className={classes.invite}>
        <TextInput
          className={classes.email}
          type="email"
          inputMode="email"
          label={t("suppliers.invite")}
          placeholder={t("suppliers.emailPlaceholder")}
          autoComplete="off"
          value={typed}
          readOnly={isAsking}
          error={fault && t(`faults.${fault}`)}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            setFault(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="default" loading={isAsking} onClick={() => void invite()}>
          {t("suppliers.inviteButton")}
        </Button>
      </div>
      <p className={classes.says}>{t("suppliers.inviteSays")}</p>
    </section>
  );
};

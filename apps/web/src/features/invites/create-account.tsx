import { maskPhone } from "@emdia/contract/documents/phone.ts";
import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { Button, Stack } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { PasswordFields } from "../../shared/password/password-fields.tsx";
import { useTypedPasswords } from "../../shared/password/use-typed-passwords.ts";
import { RobotCheck } from "../../shared/robot/robot-check.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { hasAccountAlready } from "./after-sign-up.ts";
import { keptInvite } from "./kept-invite.ts";
import { PersonFields } from "./person-fields.tsx";
import { TermsConsent } from "./terms-consent.tsx";
import { useConsent } from "./use-consent.ts";
import { useInvitedInto } from "./use-invited-into.ts";
import { usePersonFields } from "./use-person-fields.ts";
import { useSignUp } from "./use-sign-up.ts";

const AccountForm = ({ invite }: { readonly invite: ShownInvite }) => {
  const { t } = useTranslation("invites");
  const messageOf = useMessageOf();
  const fields = usePersonFields({ fullName: invite.fullName ?? "", phone: maskPhone(invite.phone ?? "") });
  const chosen = useTypedPasswords();
  const consent = useConsent();
  const { busy, refusal, signUp } = useSignUp(invite, consent.askAgain);
  const { termId } = consent;
  const maySubmit = fields.isComplete && chosen.judged.maySubmit && termId !== undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (maySubmit) void signUp({ ...fields.typed, password: chosen.typed.password, termId });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <PersonFields fields={fields} email={invite.email} />
        <PasswordFields
          chosen={chosen}
          email={invite.email}
          labels={{ password: t("create.password"), confirmation: t("create.confirm") }}
        />
        <TermsConsent consent={consent} />
        <RobotCheck />
        {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
        {hasAccountAlready(refusal) && <WayLink to="/login">{t("signIn", { ns: "doorway" })}</WayLink>}
        <Button type="submit" fullWidth loading={busy} disabled={!maySubmit}>
          {t("create.submit")}
        </Button>
      </Stack>
    </form>
  );
};

const Invited = ({ invite }: { readonly invite: ShownInvite }) => {
  const { t } = useTranslation("invites");
  return (
    <Sheet title={t("create.title")} says={useInvitedInto(invite)}>
      <AccountForm invite={invite} />
      <WayLink to="/login">{t("create.haveAccount")}</WayLink>
    </Sheet>
  );
};

/** Creates an account for an invited user. Redirects if no invitation is stored. */
export const CreateAccount = () => {
  const [invite] = useState(keptInvite.read);
  return invite ? <Invited invite={invite} /> : <Navigate to="/login/link-invalido" replace />;
};

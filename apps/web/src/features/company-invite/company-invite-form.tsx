import { Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RobotCheck } from "../../shared/robot/robot-check.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { isAboutCnpj } from "./after-sending.ts";
import { CompanyFields } from "./company-fields.tsx";
import { type EntranceName, entrances } from "./entrances.ts";
import { useCompanyInvite } from "./use-company-invite.ts";

/** A new company requests access to the platform. The draft survives every failure. */
export const companyInviteScreen = (entrance: EntranceName) => () => {
  const { t } = useTranslation("companyInvite");
  const messageOf = useMessageOf();
  const invite = useCompanyInvite(entrance);
  const { busy, refusal, form, onSubmit } = invite;
  const aboutCnpj = isAboutCnpj(refusal);
  return (
    <Sheet title={t("title")} says={t("says")}>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <CompanyFields invite={invite} cnpjRefused={aboutCnpj ? messageOf(refusal) : undefined} />
          <RobotCheck />
          {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
          <Button type="submit" fullWidth loading={busy}>
            {t("submit")}
          </Button>
        </Stack>
      </form>
      <WayLink to={entrances[entrance].signIn}>{t("backToSignIn", { ns: "doorway" })}</WayLink>
    </Sheet>
  );
};

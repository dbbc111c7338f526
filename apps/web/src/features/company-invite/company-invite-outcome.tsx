import { useTranslation } from "react-i18next";
import { OutboxLink } from "../../shared/doorway/outbox-link.tsx";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { useEmailFromHistoryState } from "../../shared/travelling-email.ts";
import { type EntranceName, entrances } from "./entrances.ts";

export const companyInviteSentScreen = (entrance: EntranceName) => () => {
  const { t } = useTranslation("companyInvite");
  const email = useEmailFromHistoryState();
  return (
    <Sheet title={t("sent.title")} says={t("sent.says")}>
      {email !== "" && <strong>{email}</strong>}
      <WayLink to={entrances[entrance].signIn} main>
        {t("backToSignIn", { ns: "doorway" })}
      </WayLink>
      <OutboxLink />
    </Sheet>
  );
};

export const companyInviteFailedScreen = (entrance: EntranceName) => () => {
  const { t } = useTranslation("companyInvite");
  const { form, signIn } = entrances[entrance];
  return (
    <Sheet title={t("failed.title")} says={t("failed.says")}>
      <WayLink to={form} main>
        {t("retry", { ns: "shared" })}
      </WayLink>
      <WayLink to={signIn}>{t("backToSignIn", { ns: "doorway" })}</WayLink>
    </Sheet>
  );
};

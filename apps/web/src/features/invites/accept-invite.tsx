import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { afterRefusedInvite } from "./after-sign-up.ts";
import { keptInvite } from "./kept-invite.ts";
import { useInvitedInto } from "./use-invited-into.ts";

/** A user with an account accepts an invitation explicitly, then signs in. */
export const AcceptInvite = ({ invite }: { readonly invite: ShownInvite }) => {
  const { t } = useTranslation("invites");
  const messageOf = useMessageOf();
  const navigate = useNavigate();
  const { busy, refusal, run } = useAsyncAction();
  const into = useInvitedInto(invite);
  const { email, token, kind } = invite;

  const accept = async () => {
    try {
      await api("POST /authentication/invite/firebase")({ body: { email, token } });
    } catch (failure) {
      const page = afterRefusedInvite(failure, kind);
      if (!page) throw failure;
      keptInvite.forget();
      return navigate({ to: page, replace: true, state: { email } });
    }
    keptInvite.forget();
    notify.success(t("accept.done"));
    await navigate({ to: "/login", replace: true, state: { email } });
  };
  return (
    <Sheet title={t("accept.title")} says={into}>
      <p>{t("accept.says", { email })}</p>
      {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
      <Button fullWidth loading={busy} onClick={() => void run(accept)}>
        {t("accept.submit")}
      </Button>
      <WayLink to="/login">{t("backToSignIn", { ns: "doorway" })}</WayLink>
    </Sheet>
  );
};

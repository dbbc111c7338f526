import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import type { InvitePath } from "./after-confirm.ts";
import { useConfirmedInvite } from "./use-confirmed-invite.ts";

const useToken = (): string | undefined => {
  const { token }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return typeof token === "string" && token !== "" ? token : undefined;
};

const Confirming = ({ token, path }: { readonly token: string; readonly path: InvitePath }) => {
  const { t } = useTranslation("invites");
  const messageOf = useMessageOf();
  const { failure, again } = useConfirmedInvite(token, path);
  if (failure === null) {
    return (
      <Sheet title={t("confirming")}>
        <VisuallyHidden role="status">{t("loading", { ns: "shared" })}</VisuallyHidden>
        <Skeleton height={36} />
        <Skeleton height={36} />
      </Sheet>
    );
  }
  return (
    <Sheet title={t("unconfirmed")}>
      <RefusalNote>{messageOf(failure)}</RefusalNote>
      <Button fullWidth onClick={again}>
        {t("retry", { ns: "shared" })}
      </Button>
    </Sheet>
  );
};

/** Landing page of an invitation link: checks the token, then redirects. */
export const confirmInviteScreen = (path: InvitePath) => () => {
  const token = useToken();
  return token === undefined ? <Navigate to="/login/link-invalido" replace /> : <Confirming token={token} path={path} />;
};

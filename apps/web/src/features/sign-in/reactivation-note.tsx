import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useReactivation } from "./use-reactivation.ts";

/** Shows whether the reactivation link is valid. */
export const ReactivationNote = ({ token }: { readonly token: string }) => {
  const reactivation = useReactivation(token);
  const { t } = useTranslation("signIn");
  const messageOf = useMessageOf();
  if (reactivation.state === "refused") return <RefusalNote>{messageOf(reactivation.refusal)}</RefusalNote>;
  return (
    <Text role="status" size="md">
      {reactivation.state === "fits" ? t("reactivation.fits", { email: reactivation.email }) : t("reactivation.checking")}
    </Text>
  );
};

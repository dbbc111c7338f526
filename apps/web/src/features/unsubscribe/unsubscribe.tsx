import { readUnsubscribeToken } from "@emdia/contract/notices/unsubscribe.ts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./unsubscribe.module.css";

type Kinds = NonNullable<ReturnType<typeof readUnsubscribeToken>>["kinds"];

const Question = ({ token, kinds }: { readonly token: string; readonly kinds: Kinds }) => {
  const { t } = useTranslation(["unsubscribe", "noticeSettings"]);
  const messageOf = useMessageOf();
  const turnOff = useMutation({ mutationFn: () => api("POST /notices/unsubscribe")({ body: { token } }) });
  if (turnOff.isSuccess)
    return (
      <>
        <PageTitle>{t("done")}</PageTitle>
        <p role="status">{t("doneSays")}</p>
      </>
    );
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <p>{t("says")}</p>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>{t(`noticeSettings:kinds.${kind}`)}</li>
        ))}
      </ul>
      {turnOff.isError && <RefusalNote>{messageOf(turnOff.error)}</RefusalNote>}
      <Button size="md" loading={turnOff.isPending} onClick={() => turnOff.mutate()}>
        {t("confirm")}
      </Button>
    </>
  );
};

/** Public page of the link in an e-mail. It shows no data of the account, and acts only after a click. */
export const Unsubscribe = () => {
  const { t } = useTranslation("unsubscribe");
  const { token = "" } = useParams({ strict: false });
  const kinds = readUnsubscribeToken(token)?.kinds;
  return (
    <div className={classes.page}>
      {kinds ? (
        <Question token={token} kinds={kinds} />
      ) : (
        <>
          <PageTitle>{t("invalid")}</PageTitle>
          <p>{t("invalidSays")}</p>
        </>
      )}
      <Link to="/minha-conta">{t("settings")}</Link>
    </div>
  );
};

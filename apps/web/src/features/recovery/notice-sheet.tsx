import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { OutboxLink } from "../../shared/doorway/outbox-link.tsx";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { WayLink } from "../../shared/doorway/way-link.tsx";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { useEmailFromHistoryState } from "../../shared/travelling-email.ts";
import { EmailForm } from "./email-form.tsx";
import { type NoticePath, noticeAt } from "./notices.ts";
import { SupportHint, useWaitsSince } from "./support-hint.tsx";

/** Form that sends the confirmation e-mail again. */
const SendAgain = () => {
  const { t } = useTranslation("recovery");
  const navigate = useNavigate();
  const waitsSince = useWaitsSince();
  const send = async (email: string) => {
    await withRobotPass((robotPass) => api("POST /authentication/send-email-verification")({ body: { email, robotPass } }));
    await navigate({ to: "/login/confirmacao-enviada", state: { email, waitsSince } });
  };
  return <EmailForm submit={t("sendAgain")} onSend={send} />;
};

/** Page that explains an outcome and links to the next step. */
export const NoticeSheet = ({ path }: { readonly path: NoticePath }) => {
  const { t } = useTranslation("recovery");
  const email = useEmailFromHistoryState();
  const waitsSince = useWaitsSince();
  const { text, ways, mailed, sendsAgain } = noticeAt(path);
  const waitsForConfirmation = text === "unverified" || text === "confirmationSent";
  return (
    <Sheet title={t(`notices.${text}.title`)} says={t(`notices.${text}.says`)}>
      {mailed && email !== "" && <strong>{email}</strong>}
      {waitsForConfirmation && <SupportHint since={waitsSince} />}
      {sendsAgain && <SendAgain />}
      {ways.map(({ to, text: way }, place) => (
        <WayLink key={to} to={to} main={place === 0 && !sendsAgain}>
          {t(way, { ns: "doorway" })}
        </WayLink>
      ))}
      {mailed && <OutboxLink />}
    </Sheet>
  );
};

/** Creates the screen of one notice. */
export const noticeScreen = (path: NoticePath) => () => <NoticeSheet path={path} />;

import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { enrolmentSecretIn } from "../../shared/badge/enrolment-code.ts";
import { Scanner } from "../../shared/badge/scanner/scanner.tsx";
import { useObservable } from "../../shared/create-observable.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { Checkpoint } from "./checkpoint.tsx";
import { Enrolment } from "./enrolment.tsx";
import classes from "./gate.module.css";
import { gateDevice } from "./stored-device.ts";

/** Without a session or a device key: sign in, or read the enrolment code. */
const Closed = ({ onSecret }: { readonly onSecret: (secret: string) => void }) => {
  const { t } = useTranslation("gate");
  const [isReading, setReading] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const read = (text: string) => {
    const secret = enrolmentSecretIn(text);
    if (secret !== null) return onSecret(secret);
    setWrong(true);
  };
  return (
    <>
      <p>{t("closed.says")}</p>
      <Button size="lg" renderRoot={(props) => <Link to="/login" {...props} />}>
        {t("closed.signIn")}
      </Button>
      {!isReading && (
        <Button variant="default" size="lg" onClick={() => setReading(true)}>
          {t("closed.enrol")}
        </Button>
      )}
      {isWrong && <p role="alert">{t("closed.wrong")}</p>}
      {isReading && <Scanner hint={t("scanner.enrolment")} onCode={read} />}
    </>
  );
};

const withoutFragment = () => history.replaceState(history.state, "", location.pathname + location.search);

/** Gate on a phone: with the key of the device, or else with the session of the user. */
export const Gate = () => {
  const { t } = useTranslation("gate");
  const [secret, setSecret] = useState(() => enrolmentSecretIn(location.hash));
  const key = useObservable(gateDevice.key);
  const session = useSession();
  const done = () => {
    withoutFragment();
    setSecret(null);
  };
  const hasSession = session.state === "valid";
  const hasAccess = key !== null || hasSession;
  return (
    <div className={classes.page}>
      <PageTitle>{t("title")}</PageTitle>
      {secret !== null && <Enrolment secret={secret} onDone={done} />}
      {secret === null && hasAccess && <Checkpoint key={key} gateKey={key} />}
      {secret === null && key !== null && hasSession && (
        <Button variant="subtle" onClick={() => gateDevice.keep(null)}>
          {t("device.useAccount")}
        </Button>
      )}
      {secret === null && !hasAccess && <Closed onSecret={setSecret} />}
    </div>
  );
};

import { Button, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RobotCheck } from "../../shared/robot/robot-check.tsx";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { ownProfileQuery } from "./data-queries.ts";
import classes from "./my-account-data.module.css";

/** Sends a link by e-mail to choose a new password. An intruder at an open browser cannot change the password directly. */
const SendLink = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation("myData");
  const messageOf = useMessageOf();
  const send = useMutation({
    mutationFn: () => withRobotPass((robotPass) => api("POST /authentication/password/forgot")({ body: { email, robotPass } })),
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      {send.isSuccess && (
        <Text role="status" size="sm">
          {t("password.sent", { email })}
        </Text>
      )}
      {send.isError && <RefusalNote>{messageOf(send.error)}</RefusalNote>}
      <div className={classes.line}>
        <Button type="submit" variant="default" loading={send.isPending}>
          {t(send.isSuccess ? "password.again" : "password.send")}
        </Button>
        <RobotCheck />
      </div>
    </form>
  );
};

export const OwnPassword = () => {
  const { t } = useTranslation("myData");
  return (
    <SettingsPanel title={t("password.title")} says={t("password.says")}>
      <QueryStatePanel query={useQuery(ownProfileQuery)}>{({ email }) => <SendLink email={email} />}</QueryStatePanel>
    </SettingsPanel>
  );
};

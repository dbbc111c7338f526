import type { SessionRow } from "@emdia/contract/identity/my-account-routes.ts";
import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { notify } from "../../shared/notices/notify.ts";
import { PagedPanel } from "../../shared/ui/panels/paged-panel.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useDeviceName } from "./device-name.ts";
import classes from "./open-sessions.module.css";
import { ownSessionsQuery, useEndOthers, useEndSession } from "./sessions-queries.ts";

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet, unknown: IconDeviceUnknown } as const;

const Session = ({ session }: { readonly session: SessionRow }) => {
  const { t } = useTranslation("mySessions");
  const { instant } = useFormat();
  const messageOf = useMessageOf();
  const deviceName = useDeviceName();
  const end = useEndSession(() => notify.success(t("ended")));
  const { uuid, device, since, lastUsedAt, address, isThisOne } = session;
  const name = deviceName(device);
  const Icon = icons[device.kind];
  const failed = (error: unknown) => notify.error(messageOf(error));
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.6} aria-hidden="true" />
      <div className={classes.about}>
        <strong>
          {name} {isThisOne && <span className={classes.here}>{t("here")}</span>}
        </strong>
        <span>{t("used", { lastUsed: instant(lastUsedAt), address })}</span>
        <span>{t("since", { since: instant(since) })}</span>
      </div>
      {!isThisOne && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={t("endNamed", { name })}
          onClick={() => end.mutate(uuid, { onError: failed })}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
};

const EndOthers = () => {
  const { t } = useTranslation("mySessions");
  const messageOf = useMessageOf();
  const end = useEndOthers(({ ended }) => notify.success(t("endedOthers", { count: ended })));
  return (
    <>
      {end.isError && <RefusalNote>{messageOf(end.error)}</RefusalNote>}
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
        {t("endOthers")}
      </Button>
    </>
  );
};

/** The user's open sessions. An ended session is refused at its next request. */
export const OpenSessions = () => {
  const { t } = useTranslation("mySessions");
  const rows = useInfiniteQuery(ownSessionsQuery);
  return (
    <PagedPanel title={t("title")} says={t("says")} rows={rows} more={t("more")} after={(sessions) => sessions.length > 1 && <EndOthers />}>
      {(sessions) => (
        <ul className={classes.sessions}>
          {sessions.map((session) => (
            <Session key={session.uuid} session={session} />
          ))}
        </ul>
      )}
    </PagedPanel>
  );
};

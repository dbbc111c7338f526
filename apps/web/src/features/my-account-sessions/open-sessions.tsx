import type { SessionRow } from "@emdia/contract/identity/my-account-routes.ts";
import { Button, Skeleton } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { SettingsPanel } from "../../shared/ui/settings-panel.tsx";
import classes from "./open-sessions.module.css";
import { ownSessionsQuery, useEndOthers, useEndSession } from "./sessions-queries.ts";

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet, unknown: IconDeviceUnknown } as const;

/** What somebody recognises a machine by; what its browser did not say is not made up. */
const useDeviceName = () => {
  const { t } = useTranslation("mySessions");
  return ({ browser, system }: SessionRow["device"]): string => {
    if (browser && system) return t("device.both", { browser, system });
    return browser ?? system ?? t("device.unknown");
  };
};

const Session = ({ session }: { readonly session: SessionRow }) => {
  const { t } = useTranslation("mySessions");
  const { instant } = useFormat();
  const messageOf = useMessageOf();
  const deviceName = useDeviceName();
  const end = useEndSession();
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
          onClick={() => end.mutate(uuid, { onSuccess: () => notify.success(t("ended")), onError: failed })}
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
  const end = useEndOthers();
  return (
    <>
      {end.isError && <RefusalNote>{messageOf(end.error)}</RefusalNote>}
      <Button
        variant="default"
        loading={end.isPending}
        onClick={() => end.mutate(null, { onSuccess: ({ ended }) => notify.success(t("endedOthers", { count: ended })) })}
      >
        {t("endOthers")}
      </Button>
    </>
  );
};

/** Where the person is signed in. What is ended here is out with its next step. */
export const OpenSessions = () => {
  const { t } = useTranslation(["mySessions", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ownSessionsQuery);
  const sessions = data?.pages.flatMap(({ results }) => results);
  return (
    <SettingsPanel title={t("title")} says={t("says")}>
      {!sessions && !error && <Skeleton height={56} role="status" aria-label={t("shared:loading")} />}
      {sessions && (
        <ul className={classes.sessions}>
          {sessions.map((session) => (
            <Session key={session.uuid} session={session} />
          ))}
        </ul>
      )}
      {error && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {error && (
        <Button variant="default" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      )}
      {hasNextPage && !error && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
      {sessions && sessions.length > 1 && <EndOthers />}
    </SettingsPanel>
  );
};

import type { OwnHistoryEntry } from "@emdia/contract/identity/my-account-routes.ts";
import { LOCALES } from "@emdia/contract/limits.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { languageNames } from "../../shared/i18n/language-names.ts";
import { PagedPanel } from "../../shared/ui/panels/paged-panel.tsx";
import { useDeviceName } from "./device-name.ts";
import classes from "./open-sessions.module.css";
import { ownHistoryQuery } from "./sessions-queries.ts";

const languageCalled = (stored: string | null): string => {
  const locale = LOCALES.find((known) => known === stored);
  return locale ? languageNames[locale] : (stored ?? "");
};

const Change = ({ entry }: { readonly entry: OwnHistoryEntry }) => {
  const { t } = useTranslation("mySessions");
  const { instant } = useFormat();
  const deviceName = useDeviceName();
  const { at, action, device, oldValue, newValue, address } = entry;
  const values = {
    from: oldValue ?? "",
    to: action === "language_changed" ? languageCalled(newValue) : (newValue ?? ""),
    device: device ? deviceName(device) : "",
    count: Number(newValue),
  };
  return (
    <li className={classes.session}>
      <div className={classes.about}>
        <strong>{t(`history.${action}`, values)}</strong>
        <time dateTime={at}>{address === null ? instant(at) : t("history.where", { at: instant(at), address })}</time>
      </div>
    </li>
  );
};

/** History of the account, so that the user can spot changes by others. */
export const OwnHistory = () => {
  const { t } = useTranslation("mySessions");
  const rows = useInfiniteQuery(ownHistoryQuery);
  const words = { title: t("history.title"), says: t("history.says"), none: t("history.none"), more: t("history.more") };
  return (
    <PagedPanel rows={rows} {...words}>
      {(changes) => (
        <ol className={classes.sessions}>
          {changes.map((entry) => (
            <Change key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </PagedPanel>
  );
};

import type { NoticeSetting } from "@emdia/contract/notices/notice.ts";
import { Checkbox } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./notice-settings.module.css";

const settingsQuery = queryOptions({
  queryKey: ["notices", "settings"],
  queryFn: ({ signal }) => api("GET /notices/settings")({}, { signal }),
});

type Change = Pick<NoticeSetting, "kind"> & { readonly inbox?: boolean; readonly mail?: boolean };
const useChangeSetting = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => api("PUT /notices/settings")({ body }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
};

const SettingsTable = ({ settings }: { readonly settings: readonly NoticeSetting[] }) => {
  const { t } = useTranslation("noticeSettings");
  const messageOf = useMessageOf();
  const change = useChangeSetting();
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("kind")}</th>
            <th scope="col">{t("inbox")}</th>
            <th scope="col">{t("mail")}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ kind, inbox, mail }) => (
            <tr key={kind}>
              <th scope="row">{t(`kinds.${kind}`)}</th>
              <td>
                {inbox !== null && (
                  <Checkbox
                    checked={inbox}
                    aria-label={t("inInbox", { kind: t(`kinds.${kind}`) })}
                    disabled={change.isPending}
                    onChange={({ currentTarget }) => change.mutate({ kind, inbox: currentTarget.checked })}
                  />
                )}
              </td>
              <td>
                <Checkbox
                  checked={mail}
                  aria-label={t("byMail", { kind: t(`kinds.${kind}`) })}
                  disabled={change.isPending}
                  onChange={({ currentTarget }) => change.mutate({ kind, mail: currentTarget.checked })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {change.isError && <RefusalNote>{messageOf(change.error)}</RefusalNote>}
    </>
  );
};

/** Choices of the user for each kind of notice; a change is saved at once. */
export const NoticeSettings = () => {
  const { t } = useTranslation("noticeSettings");
  return (
    <SettingsPanel title={t("title")} says={t("says")}>
      <QueryStatePanel query={useQuery(settingsQuery)}>{({ results }) => <SettingsTable settings={results} />}</QueryStatePanel>
    </SettingsPanel>
  );
};

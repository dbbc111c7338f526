import type { ExpectedWorker } from "@emdia/contract/gate/gate-routes.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { IconCheck, IconDownload, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../shared/api/api.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { saveFile } from "../../../shared/files/open-file.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { ReasonLines } from "../answer/reason-lines.tsx";
import classes from "../gate.module.css";
import { todayQuery } from "../gate-client.ts";

const Row = ({ worker: { name, role, companyName, mayEnter, health, reasons } }: { readonly worker: ExpectedWorker }) => {
  const { t } = useTranslation("gate");
  return (
    <li className={classes.expected}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {role} · {companyName}
        </span>
        {health !== null && <span className={classes.quiet}>{t(`health.${health}`)}</span>}
      </div>
      <StatusChip tone={mayEnter ? "good" : "bad"} Icon={mayEnter ? IconCheck : IconX}>
        {t(mayEnter ? "yes" : "no")}
      </StatusChip>
      <ReasonLines reasons={reasons} />
    </li>
  );
};

/** Who may enter a project today, by supplier and name, with its spreadsheet. */
export const TodayList = ({ projectId }: { readonly projectId: number }) => {
  const { t } = useTranslation("gate");
  const messageOf = useMessageOf();
  const { number } = useFormat();
  const [page, setPage] = useState(FIRST_PAGE);
  const { data, error } = useQuery(todayQuery(projectId, page));
  const download = () => saveFile(() => api("POST /gate/projects/{projectId}/workers/spreadsheet")({ projectId }));
  if (error !== null) return <RefusalNote>{messageOf(error)}</RefusalNote>;
  if (!data) return <p role="status">{t("loading")}</p>;
  const { results, meta } = data;
  if (results.length === 0) return <ListMessage title={t("today.empty")} hint={t("today.emptySays")} />;
  return (
    <div className={classes.stack}>
      <div className={classes.today}>
        <h2>{t("today.title")}</h2>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={() => void download()}>
          {t("today.spreadsheet")}
        </Button>
      </div>
      <ul className={classes.list} aria-label={t("today.title")}>
        {results.map((worker) => (
          <Row key={worker.employeeId} worker={worker} />
        ))}
      </ul>
      <div className={classes.today}>
        <Button variant="default" disabled={page <= FIRST_PAGE} onClick={() => setPage(page - 1)}>
          {t("today.previous")}
        </Button>
        <span>{t("today.page", { page: number(page), last: number(meta.lastPage) })}</span>
        <Button variant="default" disabled={page >= meta.lastPage} onClick={() => setPage(page + 1)}>
          {t("today.following")}
        </Button>
      </div>
    </div>
  );
};

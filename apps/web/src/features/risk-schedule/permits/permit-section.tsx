import type { WorkPermit } from "@emdia/contract/risk-schedule/permit.ts";
import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button, Skeleton } from "@mantine/core";
import { IconDownload, IconExternalLink, IconFileCertificate } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import lines from "../../../shared/ui/lines.module.css";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { PermitChip } from "../../../shared/work-permits/permit-chip.tsx";
import { useSpanText } from "../words/use-span-text.ts";
import type { IssueDialogProps } from "./issue-dialog.tsx";
import { downloadPermit, permitsQuery } from "./permit-queries.ts";
import classes from "./permits.module.css";

type Props = { readonly schedule: RiskSchedule };

const IssueDialog = lazyDialog<IssueDialogProps>(async () => (await import("./issue-dialog.tsx")).IssueDialog);

const Permit = ({ permit, schedule }: Props & { readonly permit: WorkPermit }) => {
  const { t } = useTranslation(["workPermits", "permitWords"]);
  const { instant } = useFormat();
  const { span } = useSpanText();
  const { id, number, kind, shift, state, issuedAt, issuedBy, publicUrl } = permit;
  const issued = issuedBy === null ? t("issued", { at: instant(issuedAt) }) : t("issuedBy", { name: issuedBy, at: instant(issuedAt) });
  return (
    <li className={`${lines.line} ${classes.permit}`}>
      <span className={lines.words}>
        <span className={lines.name}>{`${t(`permitWords:kinds.${kind}`)} · ${t("number", { number })}`}</span>
        <span className={lines.quiet}>{span(shift)}</span>
        <span className={lines.quiet}>{issued}</span>
      </span>
      <PermitChip state={state} />
      <span className={classes.tools}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          aria-label={t("downloadOf", { number })}
          onClick={() => void downloadPermit(schedule.id, id)}
        >
          {t("download")}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          component="a"
          href={publicUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} aria-hidden="true" />}
          aria-label={t("publicPageOf", { number })}
        >
          {t("publicPage")}
        </Button>
      </span>
    </li>
  );
};

const Content = ({ schedule }: Props) => {
  const { t } = useTranslation("workPermits");
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(permitsQuery(schedule.id));
  const [isOpen, setOpen] = useState(false);
  const [first] = data?.pages ?? [];
  if (!data || !first) {
    return error ? <FailedRead error={error} onRetry={() => void refetch()} /> : <Skeleton height={36} maw="20rem" />;
  }
  const permits = data.pages.flatMap(({ results }) => results);
  const { shifts, kinds, hindrance } = first;
  return (
    <>
      <div className={record.top}>
        <h2 id="schedule-permits" className={record.title}>
          {t("title")}
        </h2>
        {hindrance === null && (
          <Button leftSection={<IconFileCertificate size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t("issue")}
          </Button>
        )}
      </div>
      {hindrance !== null && <p className={classes.quiet}>{t(`hindrances.${hindrance}`)}</p>}
      {permits.length === 0 && hindrance !== "no_kind" && <p className={classes.quiet}>{t("empty")}</p>}
      <ul className={`${lines.lines} ${classes.permits}`} aria-labelledby="schedule-permits">
        {permits.map((permit) => (
          <Permit key={permit.id} permit={permit} schedule={schedule} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
      <IssueDialog schedule={schedule} offer={{ shifts, kinds, permits }} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** Work permits of a schedule, for users of the contractor who issue them. */
export const PermitSection = ({ schedule }: Props) => {
  const { t } = useTranslation("workPermits");
  if (!schedule.can.issuePermit) return null;
  return (
    <section className={`${record.panel} ${classes.section}`} aria-label={t("title")}>
      <Content schedule={schedule} />
    </section>
  );
};

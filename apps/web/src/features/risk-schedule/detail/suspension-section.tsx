import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import section from "../../../shared/ui/panels/page-section.module.css";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useRevalidateSchedule } from "../risk-schedule-queries.ts";
import { useSpanText } from "../words/use-span-text.ts";
import classes from "./detail.module.css";

type Props = { readonly schedule: RiskSchedule };

/** Resumes a schedule that was suspended after its start, once every cause has ended. */
const Revalidate = ({ schedule }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const messageOf = useMessageOf();
  const { mutate, error, isPending } = useRevalidateSchedule(schedule.id);
  return (
    <>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <div className={section.actions}>
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate(undefined, { onSuccess: () => notify.success(t("suspension.revalidated")) })}
        >
          {t("suspension.revalidate")}
        </Button>
      </div>
    </>
  );
};

const Causes = ({ schedule: { suspensions } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { moment } = useSpanText();
  if (suspensions.length === 0) return null;
  return (
    <ul className={classes.causes}>
      {suspensions.map(({ cause, note, since }) => (
        <li key={`${cause} ${note} ${since.day} ${since.time}`}>
          {t("suspension.line", { cause: t(`suspension.causes.${cause}`), note: note === null ? "" : ` (${note})`, at: moment(since) })}
        </li>
      ))}
    </ul>
  );
};

/** Since when the schedule is suspended, or from when it will be, and its causes. Those of workers are in the team below. */
export const SuspensionSection = ({ schedule }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { moment } = useSpanText();
  const { status, suspendedFrom, employees, can } = schedule;
  if (suspendedFrom === null || status === "cancelled" || status === "finished") return null;
  const isSuspended = status === "suspended";
  return (
    <section className={`${section.panel} ${classes.suspension}`} data-suspended={isSuspended || undefined} aria-labelledby="suspension">
      <h2 id="suspension" className={section.title}>
        {t(isSuspended ? "suspension.since" : "suspension.from", { at: moment(suspendedFrom) })}
      </h2>
      <Causes schedule={schedule} />
      {employees.some(({ competence }) => !competence.mayWork) && <p className={section.sentence}>{t("suspension.ofWorkers")}</p>}
      {can.revalidate && <Revalidate schedule={schedule} />}
    </section>
  );
};

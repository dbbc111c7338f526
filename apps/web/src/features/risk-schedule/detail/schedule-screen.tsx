import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { PageBackLink } from "../../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import section from "../../../shared/ui/panels/page-section.module.css";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { PermitSection } from "../permits/permit-section.tsx";
import { STATUS_REFRESH_MS, scheduleQuery } from "../risk-schedule-queries.ts";
import { withoutSchedule } from "../schedule-address.ts";
import { AutomaticChip, ScheduleChip } from "../words/schedule-chips.tsx";
import { useSpanText } from "../words/use-span-text.ts";
import { ConflictSection } from "./conflict-section.tsx";
import classes from "./detail.module.css";
import { ScheduleActions } from "./schedule-actions.tsx";
import { ScheduleFacts } from "./schedule-facts.tsx";
import { SuspensionSection } from "./suspension-section.tsx";
import { TeamSection } from "./team-section.tsx";

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.code === "risk_schedule.not_found";

const Gone = () => {
  const { t } = useTranslation("riskSchedule");
  return <PageHeader title={t("gone")} hint={t("goneSays")} />;
};

const Details = ({ schedule }: { readonly schedule: RiskSchedule }) => {
  const { t } = useTranslation("riskSchedule");
  const { span } = useSpanText();
  const { activities, status, cancelReason, isAutomatic } = schedule;
  const hint = (
    <span className={classes.hint}>
      <ScheduleChip status={status} />
      {isAutomatic && <AutomaticChip />}
      {span(schedule)}
    </span>
  );
  return (
    <>
      <PageHeader title={activities.map(({ name }) => name).join(", ")} hint={hint} actions={<ScheduleActions schedule={schedule} />} />
      {cancelReason !== null && <p className={`${section.note} ${classes.notice}`}>{t("detail.cancelled", { reason: cancelReason })}</p>}
      <SuspensionSection schedule={schedule} />
      <ScheduleFacts schedule={schedule} />
      <TeamSection schedule={schedule} />
      <ConflictSection schedule={schedule} />
      <PermitSection schedule={schedule} />
    </>
  );
};

const Content = ({ id }: { readonly id: number }) => {
  const query = useQuery({ ...scheduleQuery(id), refetchInterval: STATUS_REFRESH_MS });
  if (isGone(query.error)) return <Gone />;
  return <QueryStatePanel query={query}>{(schedule) => <Details schedule={schedule} />}</QueryStatePanel>;
};

const Closed = () => {
  const { t } = useTranslation(["riskSchedule", "shared"]);
  return (
    <>
      <PageHeader title={t("title")} />
      <ListMessage title={t("shared:list.closed")} hint={t("shared:list.closedHint")} />
    </>
  );
};

/** One schedule. Without `see_risk_schedule` it loads nothing. */
export const ScheduleScreen = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("riskSchedule");
  const mayLoad = useMay()("see_risk_schedule");
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/agenda-de-risco" search={withoutSchedule} {...props} />}>{t("back")}</PageBackLink>
      {mayLoad ? <Content id={id} /> : <Closed />}
    </>
  );
};

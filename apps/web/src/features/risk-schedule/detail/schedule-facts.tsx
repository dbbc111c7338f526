import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { useSpanText } from "../words/use-span-text.ts";
import classes from "./detail.module.css";

type Props = { readonly schedule: RiskSchedule };

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Activities that need a work permit, with the permit. */
const Permits = ({ schedule: { permits, activities } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  if (permits.length === 0) return null;
  const nameOf = (activityId: number) => activities.find(({ id }) => id === activityId)?.name ?? "";
  return (
    <Fact label={t("detail.permits")}>
      {permits.map(({ activityId, permit }) => (
        <span key={activityId} className={classes.row}>
          {t("detail.permitOf", { permit, activity: nameOf(activityId) })}
        </span>
      ))}
    </Fact>
  );
};

const Origin = ({ schedule: { createdAt, createdBy, createdSide } }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { instant } = useFormat();
  const side = t(`detail.sides.${createdSide}`);
  return <Fact label={t("detail.created")}>{[createdBy, side, instant(createdAt)].filter(Boolean).join(" · ")}</Fact>;
};

/** Where, when, by whom, and what was written about the work. */
export const ScheduleFacts = ({ schedule }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { span } = useSpanText();
  const { project, company, provider, facility, department, supervisor, description, precautions } = schedule;
  return (
    <section className={`${record.panel} ${classes.section}`} aria-labelledby="schedule-facts">
      <h2 id="schedule-facts" className={record.title}>
        {t("detail.facts")}
      </h2>
      <dl className={classes.facts}>
        <Fact label={t("detail.span")}>{span(schedule)}</Fact>
        <Fact label={t("detail.place")}>
          <span className={classes.row}>{department.name}</span>
          <span className={classes.row}>{facility.name}</span>
        </Fact>
        <Fact label={t("detail.project")}>
          <span className={classes.row}>{project.name}</span>
          <span className={classes.row}>{company.name}</span>
        </Fact>
        <Fact label={t("detail.supplier")}>{provider.name}</Fact>
        <Fact label={t("detail.supervisor")}>{supervisor?.name ?? t("detail.noSupervisor")}</Fact>
        <Permits schedule={schedule} />
        <Origin schedule={schedule} />
      </dl>
      {description !== "" && (
        <dl className={classes.texts}>
          <Fact label={t("detail.description")}>{description}</Fact>
        </dl>
      )}
      {precautions !== "" && (
        <dl className={classes.texts}>
          <Fact label={t("detail.precautions")}>{precautions}</Fact>
        </dl>
      )}
    </section>
  );
};

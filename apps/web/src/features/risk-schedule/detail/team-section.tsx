import type { RiskSchedule, RiskTeamMember } from "@emdia/contract/risk-schedule/schedule.ts";
import { useTranslation } from "react-i18next";
import lines from "../../../shared/ui/lines.module.css";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { BookingLines } from "../words/booking-lines.tsx";
import { CompetenceChip } from "../words/competence-chip.tsx";
import { ReasonLines } from "../words/reason-lines.tsx";
import classes from "./detail.module.css";

type Props = { readonly schedule: RiskSchedule };

const Member = ({ member, schedule }: Props & { readonly member: RiskTeamMember }) => {
  const { t } = useTranslation("riskSchedule");
  const { employeeId, name, role, part, competence, samePersonAt } = member;
  const isSupervisor = schedule.supervisor?.id === employeeId;
  const parts = [t(`parts.${part}`), ...(isSupervisor && part !== "supervises" ? [t("detail.supervisor")] : [])];
  return (
    <li className={`${lines.line} ${classes.member}`}>
      <span className={lines.words}>
        <span className={lines.name}>{name}</span>
        <span className={lines.quiet}>{[role, ...parts].join(" · ")}</span>
      </span>
      <span className={classes.competence}>
        <CompetenceChip competence={competence} />
        <ReasonLines reasons={competence.reasons} start={schedule.start} place={{ workerId: employeeId, projectId: schedule.project.id }} />
        <BookingLines bookings={samePersonAt} withLinks />
      </span>
    </li>
  );
};

/** The team: who may work, and if not, why and who resolves it. */
export const TeamSection = ({ schedule }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { employees } = schedule;
  const hindered = employees.filter(({ competence }) => !competence.mayWork).length;
  return (
    <section className={`${record.panel} ${classes.section}`} aria-labelledby="schedule-team">
      <div className={record.top}>
        <h2 id="schedule-team" className={record.title}>
          {t("detail.team")}
        </h2>
        <span className={lines.quiet}>
          {[t("list.people", { count: employees.length }), ...(hindered > 0 ? [t("detail.hindered", { count: hindered })] : [])].join(
            " · ",
          )}
        </span>
      </div>
      <ul className={`${lines.lines} ${classes.team}`} aria-labelledby="schedule-team">
        {employees.map((member) => (
          <Member key={member.employeeId} member={member} schedule={schedule} />
        ))}
      </ul>
    </section>
  );
};

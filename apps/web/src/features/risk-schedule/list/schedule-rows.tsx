import type { RiskScheduleRow } from "@emdia/contract/risk-schedule/schedule.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import cards from "../../../shared/list/list-cards.module.css";
import table from "../../../shared/list/list-table.module.css";
import lines from "../../../shared/ui/lines.module.css";
import { withSchedule } from "../schedule-address.ts";
import { AutomaticChip, ConflictChip, ScheduleChip } from "../words/schedule-chips.tsx";
import { useSpanText } from "../words/use-span-text.ts";
import classes from "./schedule-list.module.css";

type RowProps = { readonly row: RiskScheduleRow };

const Name = ({ row: { id, activities, project, company }, withCompany }: RowProps & { readonly withCompany: boolean }) => {
  const name = activities.map((activity) => activity.name).join(", ");
  const under = withCompany ? `${project.name} · ${company.name}` : project.name;
  return (
    <span className={classes.name}>
      <Link className={classes.link} to="/agenda-de-risco" search={withSchedule(id)} title={name}>
        {name}
      </Link>
      <span className={lines.quiet} title={under}>
        {under}
      </span>
    </span>
  );
};

const Chips = ({ row: { status, conflict, isAutomatic } }: RowProps) => (
  <span className={classes.chips}>
    <ScheduleChip status={status} />
    {conflict && <ConflictChip {...conflict} />}
    {isAutomatic && <AutomaticChip />}
  </span>
);

/** A suspension that is known in advance, such as the end of a certificate within the span. */
const SuspendedLater = ({ row: { status, suspendedFrom } }: RowProps) => {
  const { t } = useTranslation("riskSchedule");
  const { moment } = useSpanText();
  if (suspendedFrom === null || (status !== "scheduled" && status !== "in_progress")) return null;
  return <span className={lines.quiet}>{t("list.suspendedFrom", { at: moment(suspendedFrom) })}</span>;
};

const Team = ({ row: { provider, employeeCount } }: RowProps) => {
  const { t } = useTranslation("riskSchedule");
  return (
    <span className={classes.name}>
      <span title={provider.name}>{provider.name}</span>
      <span className={lines.quiet}>{t("list.people", { count: employeeCount })}</span>
    </span>
  );
};

type Props = { readonly rows: readonly RiskScheduleRow[] };
const hasSeveral = (rows: readonly RiskScheduleRow[]): boolean => new Set(rows.map(({ company }) => company.id)).size > 1;

/** The list as a table, for wide screens. */
export const ScheduleTable = ({ rows }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { span } = useSpanText();
  const withCompany = hasSeveral(rows);
  return (
    <table className={`${table.table} ${table.tall}`}>
      <caption className={table.caption}>{t("list.caption")}</caption>
      <thead>
        <tr>
          <th>{t("list.column.activity")}</th>
          <th>{t("list.column.place")}</th>
          <th className={classes.spanHead}>{t("list.column.span")}</th>
          <th className={classes.teamHead}>{t("list.column.team")}</th>
          <th className={classes.stateHead}>{t("list.column.status")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={table.nameCell}>
              <Name row={row} withCompany={withCompany} />
            </th>
            <td>
              <span className={classes.name}>
                <span>{row.department.name}</span>
                <span className={lines.quiet}>{row.facility.name}</span>
              </span>
            </td>
            <td>{span(row)}</td>
            <td>
              <Team row={row} />
            </td>
            <td>
              <span className={classes.stack}>
                <Chips row={row} />
                <SuspendedLater row={row} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The list as cards, for narrow screens. */
export const ScheduleCards = ({ rows }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { span } = useSpanText();
  const withCompany = hasSeveral(rows);
  return (
    <ul className={cards.cards} aria-label={t("list.caption")}>
      {rows.map((row) => (
        <li key={row.id} className={`${cards.card} ${classes.card}`}>
          <Chips row={row} />
          <Name row={row} withCompany={withCompany} />
          <span>{span(row)}</span>
          <span className={lines.quiet}>{[row.department.name, row.facility.name].join(" · ")}</span>
          <span className={lines.quiet}>{[row.provider.name, t("list.people", { count: row.employeeCount })].join(" · ")}</span>
          <SuspendedLater row={row} />
        </li>
      ))}
    </ul>
  );
};

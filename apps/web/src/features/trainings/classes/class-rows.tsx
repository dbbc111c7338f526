import type { TrainingClassRow } from "@emdia/contract/trainings/class-routes.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import cards from "../../../shared/list/list-cards.module.css";
import table from "../../../shared/list/list-table.module.css";
import { ClassStateChip } from "../../../shared/trainings/training-chips.tsx";
import lines from "../../../shared/ui/lines.module.css";
import classes from "../trainings.module.css";

type RowProps = { readonly row: TrainingClassRow };

const Name = ({ row: { id, companyId, name, can } }: RowProps) =>
  can.detail ? (
    <Link className={classes.link} to="/treinamentos/editar-turma/$id" params={{ id: String(id) }} search={{ companyId }} title={name}>
      {name}
    </Link>
  ) : (
    <span className={classes.link} title={name}>
      {name}
    </span>
  );

/** Training, and the contractor if the list has several. */
const Training = ({ row: { name, config, companyName }, withCompany }: RowProps & { readonly withCompany: boolean }) => {
  const parts = [...(config.name === name ? [] : [config.name]), ...(withCompany ? [companyName] : [])];
  return parts.length > 0 && <span className={lines.quiet}>{parts.join(" · ")}</span>;
};

const useDays = () => {
  const { t } = useTranslation("trainings");
  const { day } = useFormat();
  return ({ start, end }: TrainingClassRow): { readonly days: string; readonly times: string } => {
    const times = t("classes.times", { start: start.time, end: end.time });
    if (start.day === end.day) return { days: day(start.day), times };
    return { days: t("classes.days", { from: day(start.day), to: day(end.day) }), times };
  };
};

const Days = ({ row }: RowProps) => {
  const { t } = useTranslation("trainings");
  const { days, times } = useDays()(row);
  return (
    <span className={classes.stack}>
      <span>{days}</span>
      <span className={lines.quiet}>{row.sessionCount > 1 ? t("classes.sessions", { count: row.sessionCount }) : times}</span>
    </span>
  );
};

const Places = ({ row: { taken, vacancy } }: RowProps) => {
  const { t } = useTranslation("trainings");
  const { number } = useFormat();
  return <>{t("classes.taken", { taken: number(taken), vacancy: number(vacancy) })}</>;
};

type Props = { readonly rows: readonly TrainingClassRow[] };
const hasSeveral = (rows: readonly TrainingClassRow[]): boolean => new Set(rows.map(({ companyId }) => companyId)).size > 1;

/** The class list as a table, for wide screens. */
export const ClassTable = ({ rows }: Props) => {
  const { t } = useTranslation(["trainings", "trainingWords"]);
  const withCompany = hasSeveral(rows);
  return (
    <table className={`${table.table} ${table.tall} ${classes.table}`}>
      <caption className={table.caption}>{t("classes.caption")}</caption>
      <thead>
        <tr>
          <th>{t("classes.column.name")}</th>
          <th className={classes.kindHead}>{t("classes.column.kind")}</th>
          <th className={classes.daysHead}>{t("classes.column.days")}</th>
          <th>{t("classes.column.place")}</th>
          <th className={classes.placesHead}>{t("classes.column.taken")}</th>
          <th className={classes.stateHead}>{t("classes.column.state")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={table.nameCell}>
              <span className={classes.name}>
                <Name row={row} />
                <Training row={row} withCompany={withCompany} />
              </span>
            </th>
            <td>{t(`trainingWords:kinds.${row.kind}`)}</td>
            <td>
              <Days row={row} />
            </td>
            <td title={row.place}>{row.place}</td>
            <td>
              <Places row={row} />
            </td>
            <td>
              <ClassStateChip state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The class list as cards, for narrow screens. */
export const ClassCards = ({ rows }: Props) => {
  const { t } = useTranslation(["trainings", "trainingWords"]);
  const withCompany = hasSeveral(rows);
  return (
    <ul className={cards.cards} aria-label={t("classes.caption")}>
      {rows.map((row) => (
        <li key={row.id} className={`${cards.card} ${classes.card}`}>
          <div className={cards.head}>
            <span className={classes.name}>
              <Name row={row} />
              <Training row={row} withCompany={withCompany} />
            </span>
            <ClassStateChip state={row.state} />
          </div>
          <Days row={row} />
          <span className={lines.quiet}>{[t(`trainingWords:kinds.${row.kind}`), row.place].join(" · ")}</span>
          <span>
            <Places row={row} />
          </span>
        </li>
      ))}
    </ul>
  );
};

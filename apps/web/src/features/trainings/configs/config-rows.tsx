import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import cards from "../../../shared/list/list-cards.module.css";
import table from "../../../shared/list/list-table.module.css";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import lines from "../../../shared/ui/lines.module.css";
import { hoursOf } from "../fields/duration.ts";
import classes from "../trainings.module.css";
import { ConfigMenu, type OnConfigAction } from "./config-menu.tsx";

type RowProps = { readonly row: TrainingConfigRow };

const Name = ({ row: { name, companyName }, withCompany }: RowProps & { readonly withCompany: boolean }) => (
  <span className={classes.name}>
    <span className={classes.link} title={name}>
      {name}
    </span>
    {withCompany && <span className={lines.quiet}>{companyName}</span>}
  </span>
);

/** Texts of a configuration in its row. */
const useWords = () => {
  const { t } = useTranslation(["trainings", "trainingWords"]);
  const { number } = useFormat();
  return ({ kinds, minutes, validityMonths, classCount }: TrainingConfigRow) => ({
    kinds: kinds.map((kind) => t(`trainingWords:kinds.${kind}`)).join(", "),
    hours: t("configs.hours", { hours: number(hoursOf(minutes)) }),
    validity: validityMonths === null ? t("configs.noEnd") : t("configs.months", { count: validityMonths }),
    classes: t("configs.classes", { count: classCount, total: number(classCount) }),
    classCount: number(classCount),
  });
};

type Props = { readonly rows: readonly TrainingConfigRow[]; readonly onAct: OnConfigAction };
type LayoutProps = Props & { readonly withCompany: boolean };

const ConfigTable = ({ rows, onAct, withCompany }: LayoutProps) => {
  const { t } = useTranslation("trainings");
  const wordsOf = useWords();
  return (
    <table className={`${table.table} ${table.tall} ${classes.table}`}>
      <caption className={table.caption}>{t("configs.caption")}</caption>
      <thead>
        <tr>
          <th>{t("configs.column.name")}</th>
          <th>{t("configs.column.document")}</th>
          <th>{t("configs.column.kinds")}</th>
          <th className={classes.numberHead}>{t("configs.column.hours")}</th>
          <th className={classes.placesHead}>{t("configs.column.validity")}</th>
          <th className={classes.numberHead}>{t("configs.column.classes")}</th>
          <th className={classes.toolsHead}>
            <span className={table.caption}>{t("configs.column.tools")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const words = wordsOf(row);
          return (
            <tr key={row.id}>
              <th scope="row" className={table.nameCell}>
                <Name row={row} withCompany={withCompany} />
              </th>
              <td title={row.documentType.name}>{row.documentType.name}</td>
              <td>{words.kinds}</td>
              <td>{words.hours}</td>
              <td>{words.validity}</td>
              <td>{words.classCount}</td>
              <td className={classes.tools}>
                <ConfigMenu row={row} onAct={onAct} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const ConfigCards = ({ rows, onAct, withCompany }: LayoutProps) => {
  const { t } = useTranslation("trainings");
  const wordsOf = useWords();
  return (
    <ul className={cards.cards} aria-label={t("configs.caption")}>
      {rows.map((row) => {
        const words = wordsOf(row);
        return (
          <li key={row.id} className={`${cards.card} ${classes.card}`}>
            <div className={cards.head}>
              <Name row={row} withCompany={withCompany} />
              <ConfigMenu row={row} onAct={onAct} />
            </div>
            <span className={lines.quiet}>{row.documentType.name}</span>
            <span>{[words.kinds, words.hours, words.validity].join(" · ")}</span>
            <span className={lines.quiet}>{words.classes}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Configurations as a table, or as cards on narrow screens. */
export const ConfigRows = (props: Props) => {
  const Layout = useShowsCards() ? ConfigCards : ConfigTable;
  return <Layout {...props} withCompany={new Set(props.rows.map(({ companyId }) => companyId)).size > 1} />;
};

import type { ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import type { ConflictLevel } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { ActionIcon } from "@mantine/core";
import { IconAlertTriangle, IconBan, IconCircleCheck, IconPencil, IconRestore } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import cards from "../../../shared/list/list-cards.module.css";
import tables from "../../../shared/list/list-table.module.css";
import lines from "../../../shared/ui/lines.module.css";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import classes from "../risk-settings.module.css";
import { keyOfLine, usePairName } from "./use-pair-name.ts";

const faces = {
  allowed: { tone: "good", Icon: IconCircleCheck },
  restricted: { tone: "warn", Icon: IconAlertTriangle },
  forbidden: { tone: "bad", Icon: IconBan },
} as const satisfies { readonly [L in ConflictLevel]: unknown };

const LevelChip = ({ level }: { readonly level: ConflictLevel }) => {
  const { t } = useTranslation("riskSettings");
  return <StatusChip {...faces[level]}>{t(`conflicts.levels.${level}`)}</StatusChip>;
};

type LineProps = { readonly line: ConflictRuleLine };
type Acts = { readonly onEdit: (line: ConflictRuleLine) => void; readonly onReset: (line: ConflictRuleLine) => void };

/** Where the line comes from, and how certain it is. */
const Origin = ({ line: { source, confidence } }: LineProps) => {
  const { t } = useTranslation("riskSettings");
  return (
    <span className={classes.stack}>
      <span>{t(`conflicts.confidence.${confidence}`)}</span>
      {source !== null && <span className={lines.quiet}>{source}</span>}
    </span>
  );
};

const Tools = ({ line, onEdit, onReset }: LineProps & Acts) => {
  const { t } = useTranslation("riskSettings");
  const name = usePairName()(line);
  const { confidence, standard } = line;
  const reset = t(standard === null ? "conflicts.removeOf" : "conflicts.resetOf", { name });
  return (
    <span className={lines.tools}>
      <ActionIcon onClick={() => onEdit(line)} aria-label={t("conflicts.editOf", { name })} title={t("conflicts.editOf", { name })}>
        <IconPencil size={18} stroke={1.7} />
      </ActionIcon>
      {confidence === "own" && (
        <ActionIcon onClick={() => onReset(line)} aria-label={reset} title={reset}>
          <IconRestore size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </span>
  );
};

type Props = Acts & { readonly lines: readonly ConflictRuleLine[] };
/** The table of conflicts, for wide screens. */
export const ConflictRows = ({ lines: rows, ...acts }: Props) => {
  const { t } = useTranslation("riskSettings");
  const pairName = usePairName();
  return (
    <table className={`${tables.table} ${tables.tall}`}>
      <caption className={tables.caption}>{t("conflicts.title")}</caption>
      <thead>
        <tr>
          <th>{t("conflicts.column.pair")}</th>
          <th className={classes.levelHead}>{t("conflicts.column.inArea")}</th>
          <th className={classes.levelHead}>{t("conflicts.column.inUnit")}</th>
          <th>{t("conflicts.column.measures")}</th>
          <th className={classes.sourceHead}>{t("conflicts.column.source")}</th>
          <th className={classes.toolsHead}>{t("conflicts.column.tools")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={keyOfLine(line)}>
            <th scope="row" className={tables.nameCell}>
              <span className={lines.name}>{pairName(line)}</span>
            </th>
            <td>
              <LevelChip level={line.inArea} />
            </td>
            <td>
              <LevelChip level={line.inUnit} />
            </td>
            <td>{line.measures}</td>
            <td>
              <Origin line={line} />
            </td>
            <td>
              <Tools line={line} {...acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The table of conflicts as cards, for narrow screens. */
export const ConflictCards = ({ lines: rows, ...acts }: Props) => {
  const { t } = useTranslation("riskSettings");
  const pairName = usePairName();
  return (
    <ul className={cards.cards} aria-label={t("conflicts.title")}>
      {rows.map((line) => (
        <li key={keyOfLine(line)} className={`${cards.card} ${classes.card}`}>
          <span className={cards.head}>
            <span className={lines.name}>{pairName(line)}</span>
            <Tools line={line} {...acts} />
          </span>
          <dl className={classes.levels}>
            <div>
              <dt>{t("conflicts.column.inArea")}</dt>
              <dd>
                <LevelChip level={line.inArea} />
              </dd>
            </div>
            <div>
              <dt>{t("conflicts.column.inUnit")}</dt>
              <dd>
                <LevelChip level={line.inUnit} />
              </dd>
            </div>
          </dl>
          {line.measures !== "" && <span>{line.measures}</span>}
          <Origin line={line} />
        </li>
      ))}
    </ul>
  );
};

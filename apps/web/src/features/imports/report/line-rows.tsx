import type { ImportColumn, ImportKind, LineResult } from "@emdia/contract/imports/report.ts";
import { Button } from "@mantine/core";
import { IconCircleCheck, IconCircleX, IconEqual, IconHelpCircle, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import cards from "../../../shared/list/list-cards.module.css";
import table from "../../../shared/list/list-table.module.css";
import ui from "../../../shared/ui/lines.module.css";
import { StatusChip, type Tone } from "../../../shared/ui/status-chip.tsx";
import type { ReportLine } from "./line-status.ts";
import classes from "./report.module.css";
import { useReasonText } from "./use-reason-text.ts";

type LineProps = {
  readonly line: ReportLine;
  readonly columns: readonly ImportColumn[];
  /** The kind of the records that the lines link to; null for removed ones. */
  readonly links: ImportKind | null;
  readonly onDecide: ((line: ReportLine) => void) | undefined;
};
type Props = Omit<LineProps, "line"> & { readonly lines: readonly ReportLine[]; readonly hasDocuments: boolean };

const faces: { readonly [R in LineResult]: { readonly tone: Tone; readonly Icon: typeof IconEqual } } = {
  created: { tone: "good", Icon: IconCircleCheck },
  changed: { tone: "info", Icon: IconPencil },
  unchanged: { tone: "neutral", Icon: IconEqual },
  undecided: { tone: "warn", Icon: IconHelpCircle },
  failed: { tone: "bad", Icon: IconCircleX },
};

const Outcome = ({ line: { status } }: Pick<LineProps, "line">) => {
  const { t } = useTranslation("imports");
  return <StatusChip {...faces[status.result]}>{t(`result.${status.result}`)}</StatusChip>;
};

const Name = ({ line: { name, rowId }, links }: Pick<LineProps, "line" | "links">) => {
  const { t } = useTranslation("imports");
  const shown = name.trim() || t("report.noName");
  if (links === "risk_schedules" && rowId !== null)
    return (
      <Link className={classes.link} to="/agenda-de-risco" search={{ agendamento: String(rowId) }}>
        {shown}
      </Link>
    );
  if (links !== "workers" || rowId === null) return shown;
  return (
    <Link className={classes.link} to="/colaboradores/editar/$id" params={{ id: String(rowId) }}>
      {shown}
    </Link>
  );
};

const Reasons = ({ line, columns, onDecide }: Omit<LineProps, "links">) => {
  const { t } = useTranslation("imports");
  const reasonText = useReasonText(columns);
  const { status } = line;
  if (status.reasons.length === 0) return null;
  const isOpen = status.result === "undecided" && onDecide !== undefined;
  return (
    <div className={classes.outcome}>
      <ul className={classes.reasons}>
        {status.reasons.map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same reason twice, and its reasons never change.
          <li key={at}>{reasonText(reason)}</li>
        ))}
      </ul>
      {isOpen && (
        <Button size="compact-sm" variant="default" aria-label={t("report.decideLine", { line: line.line })} onClick={() => onDecide(line)}>
          {t("report.decide")}
        </Button>
      )}
    </div>
  );
};

/** Lines of the report as a table, for wide screens. */
export const LineTable = ({ lines, hasDocuments, links, ...reasons }: Props) => {
  const { t } = useTranslation("imports");
  return (
    <table className={`${table.table} ${table.tall} ${classes.table}`}>
      <caption className={table.caption}>{t("report.caption")}</caption>
      <thead>
        <tr>
          <th className={classes.numberHead}>{t("report.line")}</th>
          <th className={classes.nameHead}>{t("report.name")}</th>
          {hasDocuments && <th className={classes.documentHead}>{t("report.document")}</th>}
          <th className={classes.outcomeHead}>{t("report.outcome")}</th>
          <th>{t("report.reasons")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <td className={classes.number}>{line.line}</td>
            <th scope="row" className={table.nameCell}>
              <Name line={line} links={links} />
            </th>
            {hasDocuments && <td>{line.document}</td>}
            <td>
              <Outcome line={line} />
            </td>
            <td>
              <Reasons line={line} {...reasons} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Lines of the report as cards, for narrow screens. */
export const LineCards = ({ lines, hasDocuments: _, links, ...reasons }: Props) => {
  const { t } = useTranslation("imports");
  return (
    <ul className={cards.cards} aria-label={t("report.caption")}>
      {lines.map((line) => (
        <li key={line.line} className={`${cards.card} ${classes.card}`}>
          <div className={cards.head}>
            <span className={ui.words}>
              <Name line={line} links={links} />
              <span className={ui.quiet}>
                {[t("report.lineOf", { line: line.line }), line.document].filter((part) => part !== null).join(" · ")}
              </span>
            </span>
            <Outcome line={line} />
          </div>
          <Reasons line={line} {...reasons} />
        </li>
      ))}
    </ul>
  );
};

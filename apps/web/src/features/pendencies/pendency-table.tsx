import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AllOfPage } from "../../shared/bulk/all-of-page.tsx";
import { useObservable } from "../../shared/create-observable.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import table from "../../shared/list/list-table.module.css";
import { isMovable } from "../../shared/pendencies/moves/own-moves.ts";
import { type Column, shownColumns } from "./columns.ts";
import { PendencyDeadline } from "./pendency-deadline.tsx";
import type { PendencySelection } from "./pendency-filter.ts";
import {
  mayChoose,
  PendencyChoice,
  PendencyExpiry,
  PendencyName,
  PendencyNext,
  PendencyProject,
  PendencyStatusCell,
  PendencyWhose,
} from "./pendency-parts.tsx";
import classes from "./pendency-table.module.css";

type Props = { readonly pendencies: readonly PendencyRow[]; readonly selection: PendencySelection };
type Cell = (props: { readonly pendency: PendencyRow }) => ReactNode;

const Type: Cell = ({ pendency: { type } }) => useTranslation("pendencyWords").t(`types.${type}`);
const Updated: Cell = ({ pendency: { updatedAt } }) => <span className={classes.instant}>{useFormat().instant(updatedAt)}</span>;

const cells: { readonly [C in Column]: Cell } = {
  whose: PendencyWhose,
  project: PendencyProject,
  type: Type,
  status: PendencyStatusCell,
  deadline: PendencyDeadline,
  expiry: PendencyExpiry,
  next: PendencyNext,
  updated: Updated,
};

/** From this number of columns the table uses a denser layout. */
const CROWDED_FROM = 6;
/** Minimum widths in rem. On a narrower screen the table scrolls horizontally. */
const CHOICE_AND_NAME = 16;
const room: { readonly [C in Column]: number } = {
  whose: 8.5,
  project: 8.5,
  type: 8.5,
  status: 12.25,
  deadline: 12.5,
  expiry: 9.5,
  next: 10,
  updated: 9.5,
};
const roomOf = (shown: readonly Column[]): number => shown.reduce((sum, column) => sum + room[column], CHOICE_AND_NAME);

type RowProps = {
  readonly pendency: PendencyRow;
  readonly selection: PendencySelection;
  readonly offersChoice: boolean;
  readonly shown: readonly Column[];
};
const Row = ({ pendency, selection, offersChoice, shown }: RowProps) => {
  const cell = (column: Column) => {
    const Shown = cells[column];
    return (
      <td key={column} className={classes[column]}>
        <Shown pendency={pendency} />
      </td>
    );
  };
  return (
    <tr data-chosen={selection.chosen.has(pendency.id) || undefined}>
      {offersChoice && (
        <td className={table.choiceCell}>
          <PendencyChoice pendency={pendency} selection={selection} />
        </td>
      )}
      <th scope="row" className={table.nameCell}>
        <PendencyName pendency={pendency} />
      </th>
      {shown.map(cell)}
    </tr>
  );
};

/** The pendency list as a table, with the columns that the user selected. */
export const PendencyTable = ({ pendencies, selection }: Props) => {
  const { t } = useTranslation("pendencies");
  const shown = useObservable(shownColumns);
  const offered = pendencies.filter(isMovable);
  // The checkbox column is hidden if no row can be selected or deselected.
  const offersChoice = pendencies.some((pendency) => mayChoose(pendency, selection));
  const head = (column: Column) => (
    <th key={column} className={classes[`${column}Head`]}>
      {t(`column.${column}`)}
    </th>
  );
  return (
    <table
      className={`${table.table} ${table.tall} ${classes.table}`}
      data-crowded={shown.length >= CROWDED_FROM || undefined}
      style={{ minWidth: `${roomOf(shown)}rem` }}
    >
      <caption className={table.caption}>{t("caption")}</caption>
      <thead>
        <tr>
          {offersChoice && offered.length === 0 && <td className={table.choiceHead} />}
          {offered.length > 0 && (
            <th className={table.choiceHead}>
              <AllOfPage rows={offered} selection={selection} />
            </th>
          )}
          <th className={classes.nameHead}>{t("column.document")}</th>
          {shown.map(head)}
        </tr>
      </thead>
      <tbody>
        {pendencies.map((pendency) => (
          <Row key={pendency.id} pendency={pendency} selection={selection} offersChoice={offersChoice} shown={shown} />
        ))}
      </tbody>
    </table>
  );
};

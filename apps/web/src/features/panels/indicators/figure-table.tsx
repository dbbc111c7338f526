import type { FigureList } from "@emdia/contract/panels/filter.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FigureLink, type FigurePath } from "../figure-link.tsx";
import classes from "./indicators.module.css";

/** A figure of a cell, with the filter of its list. */
export type Figure = { readonly amount: number; readonly search: object };
export type FigureRow = {
  readonly key: string;
  readonly label: string;
  /** Part of the row above. */
  readonly isPart?: boolean;
  readonly figures: readonly Figure[];
};
type Props = {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly path: FigurePath;
  readonly list: FigureList;
  /** Headings of the figures. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
};

/** Table of the figures of an indicator; each is a link. One column has no heading row. */
export const FigureTable = ({ label, path, list, columns, rows }: Props) => {
  const { number } = useFormat();
  return (
    <table className={classes.table} aria-label={label}>
      <thead hidden={columns.length === 1}>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-part={row.isPart || undefined}>
            <th scope="row">{row.label}</th>
            {row.figures.map(({ amount, search }, at) => (
              <td key={columns[at]}>
                <FigureLink path={path} list={list} search={search} label={`${row.label}, ${columns[at]}: ${number(amount)}`}>
                  {number(amount)}
                </FigureLink>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

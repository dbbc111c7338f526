import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FigureLink } from "../figure-link.tsx";
import classes from "./rankings.module.css";

/** Line of a ranking. */
export type RankingLine = {
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value: number;
  readonly search: PendencyFilter;
};
type Props = {
  readonly lines: readonly RankingLine[];
  readonly list: FigureList;
  /** Position of the first line. */
  readonly start: number;
};

/** Lines of a ranking with a bar relative to the largest line of the page; each line is a link. */
export const RankingRows = ({ lines, list, start }: Props) => {
  const { number } = useFormat();
  const largest = Math.max(...lines.map(({ value }) => value));
  return (
    <ol className={classes.lines} start={start}>
      {lines.map(({ key, label, detail, value, search }) => (
        <li key={key}>
          <FigureLink path="/pendencias" search={search} list={list} className={classes.line}>
            <span className={classes.label}>
              {label}
              {detail !== undefined && <span className={classes.detail}> {detail}</span>}
            </span>{" "}
            <span className={classes.value}>{number(value)}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.fill} style={{ width: `${(value / largest) * 100}%` }} />
            </span>
          </FigureLink>
        </li>
      ))}
    </ol>
  );
};

import { wholePercent } from "@emdia/contract/whole-percent.ts";
import { VisuallyHidden } from "@mantine/core";
import classes from "./compliance-bar.module.css";

type Props = {
  readonly settled: number;
  readonly total: number;
  /** The figures in words, for screen readers: `12 de 15 documentos em dia`. Omitted if they stand beside the bar. */
  readonly words?: string;
};

/** Share of settled documents as a horizontal bar with its percentage. */
export const ComplianceBar = ({ words, ...counts }: Props) => {
  const percent = wholePercent(counts);
  return (
    <span className={classes.compliance} title={words}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} data-complete={percent === 100 || undefined} style={{ width: `${percent}%` }} />
      </span>
      <span className={classes.percent}>{percent}%</span>
      {words !== undefined && <VisuallyHidden> {words}</VisuallyHidden>}
    </span>
  );
};

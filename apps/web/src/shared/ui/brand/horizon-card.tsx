import type { ReactNode } from "react";
import classes from "./horizon-card.module.css";
import { HorizonDrawing, type Sun } from "./horizon-drawing.tsx";

type Props = {
  readonly sun: Sun;
  readonly eyebrow?: string;
  readonly heading?: ReactNode;
  readonly says?: string;
  /** Link or button for the next step. */
  readonly children?: ReactNode;
};

/** Placeholder for a page that does not exist or is not built yet. */
export const HorizonCard = ({ sun, eyebrow, heading, says, children }: Props) => (
  <div className={classes.place}>
    <div className={classes.card} data-sun={sun}>
      <div className={classes.words}>
        {eyebrow !== undefined && <p className={classes.eyebrow}>{eyebrow}</p>}
        {heading}
        {says !== undefined && <p className={classes.says}>{says}</p>}
        {children !== undefined && <div className={classes.next}>{children}</div>}
      </div>
      <div className={classes.drawing}>
        <HorizonDrawing sun={sun} />
      </div>
    </div>
  </div>
);

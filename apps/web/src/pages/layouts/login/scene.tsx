import type { ReactNode } from "react";
import classes from "./scene.module.css";

type Props = {
  readonly title: string /** How far the middle of the sun stands above the horizon. */;
  readonly sunHeight: number;
  readonly children: ReactNode;
};

/** A piece of land under the sun of the mark. Its lower edge is the horizon. */
export const Scene = ({ title, sunHeight, children }: Props) => (
  <svg className={classes.scene} viewBox="0 0 800 360" preserveAspectRatio="xMidYMax slice" role="img" aria-label={title}>
    {[230, 176, 128].map((radius) => (
      <circle key={radius} className={classes.halo} cx="560" cy={360 - sunHeight} r={radius} />
    ))}
    <circle className={classes.sun} cx="560" cy={360 - sunHeight} r="84" />
    {children}
  </svg>
);

import classes from "./brand.module.css";
import { Mark } from "./mark.tsx";

/** Logo with the product name. */
export const Brand = ({ suffix, size = 26 }: { suffix?: string; size?: number }) => (
  <span className={classes.brand}>
    <Mark size={size} />
    <span className={classes.name}>Em Dia</span>
    {suffix !== undefined && <span className={classes.suffix}>{suffix}</span>}
  </span>
);

import classes from "./mark.module.css";

/** Logo: a sun on a horizon, the only use of marigold. Hidden from screen readers, because the name follows it. */
export const Mark = ({ size = 26 }: { size?: number }) => (
  <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect className={classes.ground} width="32" height="32" rx="7" />
    <path className={classes.sun} d="M7.5 19a8.5 8.5 0 0 1 17 0z" />
    <path className={classes.horizon} d="M5 22.5h22" />
  </svg>
);

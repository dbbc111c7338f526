import classes from "./horizon.module.css";

/** Decorative background in the shape of the brand mark. */
export const Horizon = () => (
  <svg className={classes.horizon} viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    {[340, 256, 188].map((radius) => (
      <circle key={radius} className={classes.halo} cx="720" cy="200" r={radius} />
    ))}
    <path className={classes.sun} d="M592 200a128 128 0 0 1 256 0z" />
    <path className={classes.ground} d="M0 200h1440v60H0z" />
    <path className={classes.line} d="M0 200h1440" />
  </svg>
);

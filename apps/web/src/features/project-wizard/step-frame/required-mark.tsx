import classes from "./step-frame.module.css";

/** Asterisk after the heading of a part that a project needs, as after the label of a required field. */
export const RequiredMark = () => (
  <span className={classes.required} aria-hidden="true">
    *
  </span>
);

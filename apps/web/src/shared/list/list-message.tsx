import type { ReactNode } from "react";
import classes from "./list-frame.module.css";

type Props = { readonly title: string; readonly hint?: string | undefined; readonly action?: ReactNode; readonly role?: "alert" };

/** What stands where rows would: what is the case, why, and what to do about it. */
export const ListMessage = ({ title, hint, action, role }: Props) => (
  <div className={classes.message} role={role}>
    <p className={classes.title}>{title}</p>
    {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    {action}
  </div>
);

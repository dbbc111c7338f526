import type { ReactNode } from "react";
import classes from "./list-frame.module.css";

type Props = { readonly title: string; readonly hint?: string | undefined; readonly action?: ReactNode; readonly role?: "alert" };

/** Message in place of the rows: the state, its reason and the next step. */
export const ListMessage = ({ title, hint, action, role }: Props) => (
  <div className={classes.message} role={role}>
    <p className={classes.title}>{title}</p>
    {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    {action}
  </div>
);

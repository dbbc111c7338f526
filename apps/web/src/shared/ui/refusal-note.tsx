import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./refusal-note.module.css";

/** Says at once, also to who only hears the page, why something was not done. */
export const RefusalNote = ({ children }: { children: ReactNode }) => (
  <div className={classes.refusal} role="alert">
    <IconAlertCircle size={18} aria-hidden="true" />
    <div>{children}</div>
  </div>
);

import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./refusal-note.module.css";

/** Refusal text with an icon, announced to screen readers at once. */
export const RefusalNote = ({ children }: { children: ReactNode }) => (
  <div className={classes.refusal} role="alert">
    <IconAlertCircle size={18} aria-hidden="true" />
    <div>{children}</div>
  </div>
);

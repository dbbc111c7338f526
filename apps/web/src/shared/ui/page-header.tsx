import type { ReactNode } from "react";
import classes from "./page-header.module.css";
import { PageTitle } from "./page-title.tsx";

type Props = {
  readonly title: string;
  /** One line: a count, or the purpose of the page. */
  readonly hint?: ReactNode;
  /** At most one primary action and its companions. */
  readonly actions?: ReactNode;
};

export const PageHeader = ({ title, hint, actions }: Props) => (
  <header className={classes.header}>
    <div>
      <PageTitle>{title}</PageTitle>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </header>
);

import { type ReactNode, useId } from "react";
import classes from "./settings-panel.module.css";

type Props = {
  readonly title: string;
  readonly says: ReactNode;
  /** Status next to the title. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
};

/** Settings panel: title, explanation, status and controls. */
export const SettingsPanel = ({ title, says, state, children }: Props) => {
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header className={classes.top}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {state}
      </header>
      <p className={classes.says}>{says}</p>
      <div className={classes.content}>{children}</div>
    </section>
  );
};

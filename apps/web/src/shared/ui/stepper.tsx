import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconMinus } from "@tabler/icons-react";
import classes from "./stepper.module.css";

/** `later`: blocked by an earlier step. */
export type StepState = "done" | "lacks" | "open" | "later" | "skipped";
export type Step<K> = { readonly key: K; readonly name: string; readonly state: StepState; readonly stateSays?: string };

type Props<K> = {
  readonly label: string;
  /** Current position as text, because a phone has no room for all step names. */
  readonly where: string;
  readonly steps: readonly Step<K>[];
  readonly current: K;
  readonly onGo: (to: K) => void;
};

const Sign = ({ state, place }: { readonly state: StepState; readonly place: number }) => {
  if (state === "done") return <IconCheck size={14} stroke={2.4} aria-hidden="true" />;
  if (state === "lacks") return <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />;
  if (state === "skipped") return <IconMinus size={14} stroke={2} aria-hidden="true" />;
  return place;
};

/** Navigation through the steps of a long form, with the state of each step. */
export const Stepper = <K extends string | number>({ label, where, steps, current, onGo }: Props<K>) => (
  <nav aria-label={label} className={classes.stepper}>
    <p className={classes.where} aria-hidden="true">
      {where}
    </p>
    <ol className={classes.steps}>
      {steps.map(({ key, name, state, stateSays }, index) => (
        <li key={key} className={classes.place}>
          <button
            type="button"
            className={classes.step}
            data-state={state}
            aria-current={key === current ? "step" : undefined}
            disabled={state === "later" && key !== current}
            onClick={() => key !== current && onGo(key)}
          >
            <span className={classes.sign}>
              <Sign state={state} place={index + 1} />
            </span>
            <span className={classes.name}>{name}</span>
            {stateSays && <VisuallyHidden>{stateSays}</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

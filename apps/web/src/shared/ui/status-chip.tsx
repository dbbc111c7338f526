import type { ComponentType } from "react";
import classes from "./status-chip.module.css";

export type Tone = "neutral" | "info" | "good" | "warn" | "bad";
type Props = {
  readonly tone: Tone;
  /** Where the word has another colour than its tone gives it. */
  readonly ink?: "own" | "black" | "red";
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  /** The word says it; colour and icon only help to find it. */
  readonly children: string;
};

export const StatusChip = ({ tone, ink, Icon, children }: Props) => (
  <span className={classes.chip} data-tone={tone} data-ink={ink}>
    <Icon size={14} stroke={1.9} aria-hidden="true" />
    {children}
  </span>
);

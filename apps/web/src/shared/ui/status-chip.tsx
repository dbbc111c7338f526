import type { ComponentType } from "react";
import classes from "./status-chip.module.css";

export type Tone = "neutral" | "info" | "good" | "warn" | "bad";
type Props = {
  readonly tone: Tone;
  /** Text colour, if it differs from the tone's own. */
  readonly ink?: "own" | "black" | "red";
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  /** Carries the meaning; colour and icon are redundant. */
  readonly children: string;
};

export const StatusChip = ({ tone, ink, Icon, children }: Props) => (
  <span className={classes.chip} data-tone={tone} data-ink={ink}>
    <Icon size={14} stroke={1.9} aria-hidden="true" />
    {children}
  </span>
);

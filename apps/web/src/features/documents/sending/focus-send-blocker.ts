import type { SendBlocker } from "./find-send-blocker.ts";

/** The control that resolves a blocker: a date, or the first button of its place. */
const controls = (of: SendBlocker["of"]): readonly string[] =>
  of === "dates" || of === "expired" ? ["[name=expirationDate]", "[data-dates]", "button"] : ["button"];

/** Moves the focus to the control that resolves the blocker. */
export const focusSendBlocker = (root: HTMLElement | null, { of, at }: SendBlocker): void => {
  const place = root?.querySelector(`[data-blocker-at="${at}"]`);
  const control = controls(of)
    .map((selector) => place?.querySelector<HTMLElement>(selector))
    .find((found) => found != null);
  place?.scrollIntoView({ block: "nearest" });
  control?.focus();
};

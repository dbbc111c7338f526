import type { Lack } from "./lack-for.ts";

/** The control that resolves a lack: a date, or the first button of its place. */
const controls = (of: Lack["of"]): readonly string[] =>
  of === "dates" || of === "expired" ? ["[name=expirationDate]", "[data-dates]", "button"] : ["button"];

/** Moves the focus to the control that resolves the lack. */
export const focusLack = (root: HTMLElement | null, { of, at }: Lack): void => {
  const place = root?.querySelector(`[data-lack-at="${at}"]`);
  const control = controls(of)
    .map((selector) => place?.querySelector<HTMLElement>(selector))
    .find((found) => found != null);
  place?.scrollIntoView({ block: "nearest" });
  control?.focus();
};

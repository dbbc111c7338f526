import { type SubmitEvent, useRef, useState } from "react";

type Form<D, Faults> = {
  /** Initial draft, evaluated on the first render only. */
  readonly initial: () => D;
  /** Faults by field, in the order of the fields on screen. */
  readonly faultsIn: (draft: D) => Faults;
  /** Saves a draft without faults. The mutation stores a refusal and the form shows it. */
  readonly send: (draft: D) => Promise<unknown>;
};

/** State and validation of a form: the first field with a fault gets the focus, and a refusal changes no field. */
export const useDraftForm = <D extends object, Faults extends { readonly [F in keyof D]?: string }>({
  initial,
  faultsIn,
  send,
}: Form<D, Faults>) => {
  const [draft, setDraft] = useState(initial);
  /** No fault is shown before the first submit. */
  const [faults, setFaults] = useState(() => without(faultsIn(draft), Object.keys(draft)));
  const form = useRef<HTMLFormElement>(null);
  /** Editing a field clears its fault until the next submit. */
  const type = (typed: Partial<D>) => {
    setDraft((known) => ({ ...known, ...typed }));
    setFaults((known) => without(known, Object.keys(typed)));
  };
  const typeIn = <F extends keyof D>(field: F, value: D[F]) => {
    const typed: Partial<D> = {};
    typed[field] = value;
    type(typed);
  };
  /** Applies the saved values, except to fields that the user changed since the submit. */
  const keep = (sent: D, saved: D) => setDraft((known) => ({ ...saved, ...typedSince(sent, known) }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLElement>(fieldSelector(first))?.focus();
    else void send(draft).catch(() => undefined);
  };
  return { draft, faults, form, type, typeIn, keep, submit };
};

/** A select with options of its own has a hidden input with the name, so its visible input is marked with `data-field`. */
const fieldSelector = (field: string): string => `[name="${field}"]:not([type="hidden"]), [data-field="${field}"]`;
const typedSince = <D extends object>(sent: D, known: D): Partial<D> =>
  without<Partial<D>>(
    known,
    Object.keys(known).filter((field) => Reflect.get(known, field) === Reflect.get(sent, field)),
  );
const without = <T extends object>(known: T, fields: readonly string[]): T => {
  const remaining = { ...known };
  for (const field of fields) Reflect.deleteProperty(remaining, field);
  return remaining;
};

import { type SubmitEvent, useRef, useState } from "react";

type Form<D, Faults> = {
  /** What the form begins with; what it becomes later is not looked at. */
  readonly initial: () => D;
  /** What lacks or is wrong, in the order in which the fields stand. */
  readonly faultsIn: (draft: D) => Faults;
  /** What happens to a draft without faults. A refusal is kept by its mutation, and shown. */
  readonly send: (draft: D) => Promise<unknown>;
};

/** What is typed, and what happens to it: the first field with a fault gets the focus, and a refusal leaves everything where it is. */
export const useDraftForm = <D extends object, Faults extends { readonly [F in keyof D]?: string }>({
  initial,
  faultsIn,
  send,
}: Form<D, Faults>) => {
  const [draft, setDraft] = useState(initial);
  /** Nothing is called wrong before the first try. */
  const [faults, setFaults] = useState(() => without(faultsIn(draft), Object.keys(draft)));
  const form = useRef<HTMLFormElement>(null);
  /** What is typed anew has no fault until it is sent again. */
  const type = (typed: Partial<D>) => {
    setDraft((known) => ({ ...known, ...typed }));
    setFaults((known) => without(known, Object.keys(typed)));
  };
  const typeIn = <F extends keyof D>(field: F, value: D[F]) => {
    const typed: Partial<D> = {};
    typed[field] = value;
    type(typed);
  };
  /** What was sent stands as it was kept, but where somebody went on typing. */
  const keep = (sent: D, kept: D) => setDraft((known) => ({ ...kept, ...typedSince(sent, known) }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else void send(draft).catch(() => undefined);
  };
  return { draft, faults, form, type, typeIn, keep, submit };
};

const typedSince = <D extends object>(sent: D, known: D): Partial<D> =>
  without<Partial<D>>(
    known,
    Object.keys(known).filter((field) => Reflect.get(known, field) === Reflect.get(sent, field)),
  );
const without = <T extends object>(known: T, fields: readonly string[]): T => {
  const left = { ...known };
  for (const field of fields) Reflect.deleteProperty(left, field);
  return left;
};

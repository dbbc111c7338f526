import { useEffect, useRef, useState } from "react";
import { isWholeDay } from "../../../shared/days/typed-day.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { type DateFaults, type DateField, type DateRule, type Dates, type DatesDraft, dateFaults, draftOf } from "./dates-draft.ts";

/** Saves the typed dates. Resolves with false if they are faulty or refused; the form shows why and has the focus. */
export type SaveForm = () => Promise<boolean>;

type Options = {
  readonly rule: DateRule;
  readonly dates: Dates;
  readonly typed: DatesDraft | null;
  readonly submit: string | null;
  readonly onSave: (draft: DatesDraft) => Promise<unknown>;
  readonly onTyping: (typed: DatesDraft) => void;
  readonly onReady?: ((save: SaveForm | null) => void) | undefined;
};

/** An invalid date shows its fault once all digits are typed; a missing date only after the user left the field or saved. */
const shownFault = (field: DateField, { draft, faults, rule, left }: FaultContext) =>
  faults[field] ?? (left.includes(field) || isWholeDay(draft[field]) ? dateFaults(draft, rule)[field] : undefined);
type FaultContext = {
  readonly draft: DatesDraft;
  readonly faults: DateFaults;
  readonly rule: DateRule;
  readonly left: readonly DateField[];
};

/** The draft of the form with its faults, and the functions that save it. */
export const useDatesForm = ({ rule, dates, typed, submit, onSave, onTyping, onReady }: Options) => {
  const form = useDraftForm<DatesDraft, DateFaults>({
    initial: () => typed ?? draftOf(dates),
    faultsIn: (written) => dateFaults(written, rule),
    send: (written) => onSave(written),
  });
  const { draft, faults, form: element } = form;
  const latest = useRef(draft);
  const [left, setLeft] = useState<readonly DateField[]>([]);
  const focusFirst = () => element.current?.querySelector<HTMLElement>("[name=issueDate]")?.focus();
  const write = (written: DatesDraft) => {
    latest.current = written;
    setLeft((known) => known.filter((field) => written[field] === draft[field]));
    onTyping(written);
    form.type(written);
  };
  const saveNow = () => void onSave(latest.current).catch(() => undefined);
  const leave = (field: DateField) => {
    if (submit !== null) return;
    setLeft((known) => [...known, field]);
    saveNow();
  };
  const save: SaveForm = async () => {
    if (Object.keys(dateFaults(latest.current, rule)).length > 0) {
      element.current?.requestSubmit();
      return false;
    }
    const isSaved = await onSave(latest.current).then(
      () => true,
      () => false,
    );
    if (!isSaved) focusFirst();
    return isSaved;
  };
  useEffect(() => {
    onReady?.(save);
    return () => onReady?.(null);
  });
  const faultOf = (field: DateField) => shownFault(field, { draft, faults, rule, left });
  return { ...form, write, leave, saveNow, faultOf, focusFirst };
};

import type { Movement, MovementPreview } from "@emdia/contract/workers/movement.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../shared/api/new-key.ts";
import { createRepeatKeys } from "../../shared/api/repeat-keys.ts";
import { notify } from "../../shared/notices/notify.ts";
import { type DraftFaults, draftOf, emptyDraft, faultsIn, type MovementDraft, writtenIn } from "./movement-draft.ts";
import { usePreview, useSaveMovement } from "./movements-queries.ts";

type Asked = { readonly workerId: number; readonly movement: Movement | null; readonly onDone: () => void };

/** What is typed of a movement: looked at first, and saved when somebody has read what it brings about. */
export const useMovementForm = ({ workerId, movement, onDone }: Asked) => {
  const { t } = useTranslation("workerMovements");
  const [draft, setDraft] = useState(() => (movement ? draftOf(movement) : emptyDraft));
  const [faults, setFaults] = useState<DraftFaults>({});
  const [seen, setSeen] = useState<MovementPreview | null>(null);
  const [keys] = useState(() => createRepeatKeys(newKey));
  const form = useRef<HTMLFormElement>(null);
  const preview = usePreview();
  const save = useSaveMovement();

  const type = (typed: Partial<MovementDraft>) => {
    setDraft((known) => ({ ...known, ...typed }));
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !Object.hasOwn(typed, field))));
  };
  const look = async () => {
    const written = writtenIn(draft);
    if (written) setSeen(await preview.mutateAsync({ id: workerId, movementId: movement?.id ?? null, movement: written }));
  };
  const send = async () => {
    const body = writtenIn(draft);
    if (!body) return;
    await save.mutateAsync({ id: workerId, movementId: movement?.id ?? null, body, keys });
    notify.success(t(movement ? "change.done" : "add.done"));
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsIn(draft);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    // A refusal is kept by the mutation, and shown.
    else void (seen ? send() : look()).catch(() => undefined);
  };
  const back = () => {
    setSeen(null);
    save.reset();
  };
  return {
    draft,
    faults,
    form,
    type,
    submit,
    seen,
    back,
    busy: preview.isPending || save.isPending,
    error: seen ? save.error : preview.error,
  };
};
export type MovementForm = ReturnType<typeof useMovementForm>;

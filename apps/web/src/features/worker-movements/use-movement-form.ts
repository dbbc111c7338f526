import type { Movement, MovementPreview } from "@emdia/contract/workers/movement.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../shared/api/repeat-keys.ts";
import { useDraftForm } from "../../shared/forms/use-draft-form.ts";
import { notify } from "../../shared/notices/notify.ts";
import { draftOf, emptyDraft, faultsIn, type MovementDraft, writtenIn } from "./movement-draft.ts";
import { usePreview, useSaveMovement } from "./movements-queries.ts";

type Options = { readonly workerId: number; readonly movement: Movement | null; readonly onDone: () => void };

/** State of the movement form: the first submit loads the preview, the second one saves. */
export const useMovementForm = ({ workerId, movement, onDone }: Options) => {
  const { t } = useTranslation("workerMovements");
  const [seen, setSeen] = useState<MovementPreview | null>(null);
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const preview = usePreview();
  const save = useSaveMovement();
  const send = async (draft: MovementDraft) => {
    const written = writtenIn(draft);
    if (!written) return;
    const target = { id: workerId, movementId: movement?.id ?? null };
    if (seen === null) return setSeen(await preview.mutateAsync({ ...target, movement: written }));
    await save.mutateAsync({ ...target, body: written, keys });
    notify.success(t(movement ? "change.done" : "add.done"));
    onDone();
  };
  const form = useDraftForm({ initial: () => (movement ? draftOf(movement) : emptyDraft), faultsIn, send });
  const back = () => {
    setSeen(null);
    save.reset();
  };
  return { ...form, seen, back, busy: preview.isPending || save.isPending, error: seen ? save.error : preview.error };
};
export type MovementForm = ReturnType<typeof useMovementForm>;

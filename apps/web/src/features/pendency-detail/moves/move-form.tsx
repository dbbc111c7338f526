import { PENDENCY_NOTE_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { submitByKeys } from "../../../shared/keys/submit-by-keys.ts";
import { askedNote, takesNote } from "../../../shared/pendencies/moves/asked-note.ts";
import { concurrentChangeFrom } from "../../../shared/pendencies/moves/concurrent-change.ts";
import type { OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { BeforeNote } from "./before-note.tsx";
import { ConcurrentChangePanel } from "./concurrent-change-panel.tsx";
import { MoveRefusal } from "./move-refusal.tsx";
import { type MoveFormState, useMoveForm } from "./use-move-form.ts";
import type { AskedMove, Moves } from "./use-moves.ts";

const Note = ({ action, form }: { readonly action: OwnMove; readonly form: MoveFormState }) => {
  const { t } = useTranslation("pendencyWords");
  const requiredNote = askedNote[action];
  if (!takesNote(action)) return null;
  return (
    <Textarea
      ref={form.field}
      name="note"
      label={t(`note.${requiredNote ?? "optional"}`)}
      labelProps={{ mb: 4 }}
      required={requiredNote !== undefined}
      autosize
      minRows={3}
      maxRows={10}
      maxLength={PENDENCY_NOTE_MAX_LENGTH}
      data-autofocus
      value={form.note}
      readOnly={form.isSaving}
      error={form.isLacking && requiredNote !== undefined && t(`noteMissing.${requiredNote}`)}
      onChange={({ currentTarget }) => form.write(currentTarget.value)}
      onKeyDown={submitByKeys}
    />
  );
};

type Props = { readonly pendency: Pendency; readonly asked: AskedMove; readonly moves: Moves };

/** The form of a move: its effect, the note, and the submit button. */
export const MoveForm = ({ pendency, asked, moves }: Props) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const form = useMoveForm({ pendency, asked, moves });
  const { close } = moves.dialog;
  const overtaken = concurrentChangeFrom(form.error);
  if (overtaken) return <ConcurrentChangePanel overtaken={overtaken} hasNote={form.note.trim() !== ""} onClose={close} />;
  return (
    <form noValidate onSubmit={form.submit}>
      <BeforeNote pendency={pendency} asked={asked} />
      <Note action={asked.action} form={form} />
      {form.error !== null && <MoveRefusal error={form.error} leadsThere={form.leadsThere} />}
      <FormButtons goBack={t("cancel")} onBack={close} submit={t(`pendencyWords:moves.${asked.action}`)} busy={form.isSaving} />
    </form>
  );
};

import type { Movement } from "@emdia/contract/workers/movement.ts";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { MovementEffects } from "./movement-effects.tsx";
import { MovementFields } from "./movement-fields.tsx";
import { useMovementForm } from "./use-movement-form.ts";
import classes from "./worker-movements.module.css";

type FormProps = {
  readonly workerId: number;
  readonly providerId: number;
  readonly movement: Movement | null;
  readonly onClose: () => void;
};

const Form = ({ workerId, providerId, movement, onClose }: FormProps) => {
  const { t } = useTranslation("workerMovements");
  const messageOf = useMessageOf();
  const form = useMovementForm({ workerId, movement, onDone: onClose });
  const { seen } = form;
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      {seen ? (
        <section className={classes.seen} aria-live="polite">
          <h3>{t("effects.title")}</h3>
          <MovementEffects preview={seen} />
        </section>
      ) : (
        <MovementFields form={form} workerId={workerId} providerId={providerId} />
      )}
      {form.error !== null && <RefusalNote>{messageOf(form.error)}</RefusalNote>}
      <FormButtons
        key={seen ? "save" : "look"}
        goBack={t(seen ? "back" : "cancel")}
        onBack={seen ? form.back : onClose}
        submit={t(seen ? "save" : "look")}
        busy={form.busy}
      />
    </form>
  );
};

type Props = FormProps & { readonly opened: boolean };

/** Records or corrects a movement. Shows its effects before saving. */
export const MovementDialog = ({ opened, ...form }: Props) => {
  const { t } = useTranslation("workerMovements");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t(form.movement ? "change.title" : "add.title")}>
      {opened && <Form {...form} />}
    </FormDialog>
  );
};

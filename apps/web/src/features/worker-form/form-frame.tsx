import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../shared/drafts/leave-guard.tsx";
import { RestoreDraftBanner } from "../../shared/drafts/restore-draft-banner.tsx";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import type { WorkerForm } from "./use-worker-form.ts";

const StaleDialog = lazyDialog(async () => (await import("./worker-stale-dialog.tsx")).WorkerStaleDialog);

type Props = {
  readonly form: WorkerForm;
  readonly isUnsaved: () => boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Focuses the first invalid field after each submit, but not while the user types. */
const useFocusOnFault = ({ tries, faults, refusedField }: WorkerForm) => {
  const frame = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per submit, not while the user types.
  useEffect(() => {
    if (tries === 0) return;
    const fields = [...(frame.current?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
    const wrong = fields.find(({ dataset }) => faults.has(dataset.field ?? "") || dataset.field === refusedField);
    const control = wrong?.matches("input, select, textarea") ? wrong : wrong?.querySelector<HTMLElement>("input, select, textarea");
    (control ?? wrong)?.focus();
  }, [tries]);
  return frame;
};

/** Form shared by the new-worker steps and the edit page: draft banner, edit conflict dialog and leave guard. */
export const FormFrame = ({ form, isUnsaved, onSubmit, children }: Props) => {
  const { t } = useTranslation("workerForm");
  const frame = useFocusOnFault(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles submit events of portalled dialogs to this form; they are ignored.
    if (event.target === event.currentTarget) onSubmit();
  };
  return (
    <form ref={frame} noValidate onSubmit={submit} aria-label={t("form")}>
      {form.offered !== null && <RestoreDraftBanner at={form.offered.at} onTakeUp={form.takeUp} onDismiss={form.dismiss} />}
      {children}
      <StaleDialog opened={form.stale !== null} form={form} />
      <LeaveGuard isUnsaved={isUnsaved} />
    </form>
  );
};

import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../shared/drafts/leave-guard.tsx";
import { RestoreDraftBanner } from "../../shared/drafts/restore-draft-banner.tsx";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import type { WorkerForm } from "./use-worker-form.ts";

const StaleDialog = lazyDialog(async () => (await import("./worker-stale-dialog.tsx")).WorkerStaleDialog);

type Props = {
  readonly form: WorkerForm;
  readonly mayChange: boolean;
  readonly isUnsaved: () => boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Each try puts the hand into the first field that is wrong, typing does not. */
const useHand = ({ tries, faults, refusedField }: WorkerForm) => {
  const frame = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try puts the hand into the first field that is wrong, typing does not.
  useEffect(() => {
    if (tries === 0) return;
    const fields = [...(frame.current?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
    const wrong = fields.find(({ dataset }) => faults.has(dataset.field ?? "") || dataset.field === refusedField);
    const control = wrong?.matches("input, select, textarea") ? wrong : wrong?.querySelector<HTMLElement>("input, select, textarea");
    (control ?? wrong)?.focus();
  }, [tries]);
  return frame;
};

/** What the steps of a new worker and the sections of a known one have in common. */
export const FormFrame = ({ form, mayChange, isUnsaved, onSubmit, children }: Props) => {
  const { t } = useTranslation("workerForm");
  const frame = useHand(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog that is opened from here has a form of its own, whose submit passes here as well.
    if (event.target === event.currentTarget) onSubmit();
  };
  return (
    <form ref={frame} noValidate onSubmit={submit} aria-label={t("form")}>
      {mayChange && form.offered !== null && <RestoreDraftBanner at={form.offered.at} onTakeUp={form.takeUp} onDismiss={form.dismiss} />}
      {children}
      <StaleDialog opened={form.stale !== null} form={form} />
      <LeaveGuard isUnsaved={isUnsaved} />
    </form>
  );
};

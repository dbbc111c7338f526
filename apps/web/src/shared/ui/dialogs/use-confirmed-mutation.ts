import type { UseMutationResult } from "@tanstack/react-query";
import { notify } from "../../notices/notify.ts";

type Options<V> = {
  readonly mutation: UseMutationResult<unknown, Error, V>;
  /** Subject of the dialog; with `null`, confirming has no effect. */
  readonly value: V | null;
  readonly done: string;
  readonly onClose: () => void;
};

/** Mutation with a confirm dialog. Success closes the dialog and shows a notice; a refusal stays visible in it. */
export const useConfirmedMutation = <V>({ mutation, value, done, onClose }: Options<V>) => {
  const close = () => {
    mutation.reset();
    onClose();
  };
  const change = async () => {
    if (value === null) return;
    await mutation.mutateAsync(value);
    notify.success(done);
    close();
  };
  return {
    busy: mutation.isPending,
    error: mutation.error,
    onClose: close,
    // The mutation stores the refusal and the dialog shows it.
    onGoOn: () => void change().catch(() => undefined),
  };
};

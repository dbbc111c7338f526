import type { UseMutationResult } from "@tanstack/react-query";
import { notify } from "../../notices/notify.ts";

type Options<V> = {
  readonly mutation: UseMutationResult<unknown, Error, V>;
  /** What the dialog is about; while it is about nothing, nothing is done. */
  readonly value: V | null;
  readonly done: string;
  readonly onClose: () => void;
};

/** A change that is asked about first. Done, the dialog closes and a notice says so; refused, it stays and says why. */
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
    // The refusal is kept by the mutation, and shown.
    onGoOn: () => void change().catch(() => undefined),
  };
};

import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { NewClassDialog } from "../new-class/lazy-class-dialog.ts";
import { RemoveConfigDialog } from "./remove-config-dialog.tsx";

const ConfigDialog = lazyDialog(async () => (await import("../config-form/config-dialog.tsx")).ConfigDialog);

export type ConfigAction =
  | { readonly kind: "create" }
  | { readonly kind: "addClass" | "edit" | "read" | "remove"; readonly row: TrainingConfigRow };
type Props = { readonly action: ConfigAction | null; readonly opened: boolean; readonly onClose: () => void };

/** Dialogs of the configuration list, each mounted so that closing it restores the focus. */
export const ConfigDialogs = ({ action, opened, onClose }: Props) => {
  const row = action !== null && action.kind !== "create" ? action.row : null;
  const kind = action?.kind;
  const isForm = kind === "create" || kind === "edit" || kind === "read";
  return (
    <>
      <ConfigDialog row={row} readOnly={kind === "read"} opened={opened && isForm} onClose={onClose} />
      <NewClassDialog config={row} opened={opened && kind === "addClass"} onClose={onClose} />
      <RemoveConfigDialog config={row} opened={opened && kind === "remove"} onClose={onClose} />
    </>
  );
};

import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import type { RowDialog, RowDialogProps } from "./row-actions.ts";

const dialogs = {
  correct: lazyDialog<RowDialogProps>(async () => (await import("./correction-dialog.tsx")).CorrectionDialog),
  note: lazyDialog<RowDialogProps>(async () => (await import("./note-drawer.tsx")).NoteDrawer),
  sessions: lazyDialog<RowDialogProps>(async () => (await import("./sessions-dialog.tsx")).SessionsDialog),
} as const satisfies { readonly [D in RowDialog]: unknown };
const all = ["correct", "note", "sessions"] as const;

export type OpenRow = { readonly dialog: RowDialog; readonly participant: ClassParticipant };
type Props = { readonly row: OpenRow | null; readonly opened: boolean; readonly onClose: () => void };

/** Dialogs of one participant. They stay mounted, so that closing restores the focus. */
export const RowDialogs = ({ row, opened, onClose }: Props) =>
  row !== null &&
  all.map((dialog) => {
    const Dialog = dialogs[dialog];
    return <Dialog key={dialog} participant={row.participant} opened={opened && row.dialog === dialog} onClose={onClose} />;
  });

import { BadgeDialog } from "../../features/badges/badge-dialog.tsx";
import { PhotoField } from "../../features/worker-form/fields/photo-field.tsx";

type Props = { readonly workerId: number | null; readonly opened: boolean; readonly onClose: () => void };

/** Badge dialog with the photo field of the worker form. */
export const BadgeOfWorker = (props: Props) => (
  <BadgeDialog {...props} photo={(worker, mayChange) => <PhotoField {...worker} mayChange={mayChange} />} />
);

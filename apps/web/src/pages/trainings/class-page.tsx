import { useParams, useSearch } from "@tanstack/react-router";
import { ClassScreen } from "../../features/training-class/class-screen.tsx";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { ImportResults } from "./import-results.tsx";

const EditClassDialog = lazyDialog(async () => (await import("../../features/trainings/edit-class/edit-class-dialog.tsx")).EditClassDialog);

const idFrom = (value: unknown): number | null => {
  const id = typeof value === "string" && /^[1-9]\d*$/.test(value) ? Number(value) : null;
  return Number.isSafeInteger(id) ? id : null;
};

/** Page of one training class. Links from the list name its contractor in the address. */
export const ClassPage = () => {
  const { id = "" } = useParams({ strict: false });
  const { companyId }: { readonly companyId?: unknown } = useSearch({ strict: false });
  return <ClassScreen key={id} id={Number(id)} companyId={idFrom(companyId)} EditDialog={EditClassDialog} ImportResults={ImportResults} />;
};

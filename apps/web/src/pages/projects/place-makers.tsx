import { type ComponentType, lazy, Suspense } from "react";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";

const words = () => loadTexts(["facilities", "facilityRefusals"]);

type NewArea = { readonly facility: { readonly id: number; readonly name: string } };
const NewDepartment = lazy(async (): Promise<{ readonly default: ComponentType<NewArea> }> => {
  const load = async () => (await import("../../features/facilities/departments/new-department.tsx")).NewDepartment;
  const [part] = await Promise.all([loadPart(load), words()]);
  return { default: part };
});

/** Facilities and departments belong to the facilities feature; the page passes its components to the wizard. */
export const placeMakers = {
  NewUnit: lazyDialog(async () => {
    const [part] = await Promise.all([import("../../features/facilities/new-facility/new-facility-dialog.tsx"), words()]);
    return part.NewFacilityDialog;
  }),
  NewArea: (props: NewArea) => (
    <Suspense fallback={null}>
      <NewDepartment {...props} />
    </Suspense>
  ),
};

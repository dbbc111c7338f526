import { lazy, Suspense } from "react";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { ListSkeleton } from "../../shared/list/list-skeleton.tsx";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { ProfileList } from "./profile-list.tsx";
import { useProfileCompany } from "./use-profile-company.ts";
import { useView } from "./use-view.ts";

const SKELETON_ROWS = 10;

/** Loads the permission texts together with the lazy component that shows them. */
const ProfileEditor = lazy(async () => {
  const [Editor] = await Promise.all([
    loadPart(async () => (await import("./editor/profile-editor.tsx")).ProfileEditor),
    loadTexts(["permissionLabels", "permissionSentences"]),
  ]);
  return { default: Editor };
});
const ProfileComparison = lazy(async () => {
  const [Comparison] = await Promise.all([
    loadPart(async () => (await import("./profile-comparison.tsx")).ProfileComparison),
    loadTexts(["permissionLabels", "permissionSentences"]),
  ]);
  return { default: Comparison };
});

/** The access profiles section: the list, the editor of one profile, or the comparison of two. */
export const AccessProfiles = () => {
  const [view, show] = useView();
  const company = useProfileCompany();
  if (view.kind === "list" || company.company === null) return <ProfileList company={company} onShow={show} />;
  const part =
    view.kind === "compare" ? (
      <ProfileComparison company={company} first={view.first} second={view.second} onShow={show} />
    ) : (
      <ProfileEditor key={view.kind === "edit" ? view.id : `new ${view.copyOf}`} company={company} view={view} onShow={show} />
    );
  return <Suspense fallback={<ListSkeleton rows={SKELETON_ROWS} />}>{part}</Suspense>;
};

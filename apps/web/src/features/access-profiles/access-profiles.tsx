import { Suspense } from "react";
import { ListSkeleton } from "../../shared/list/list-skeleton.tsx";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { ProfileList } from "./profile-list.tsx";
import { useProfileCompany } from "./use-profile-company.ts";
import { useView } from "./use-view.ts";

const SKELETON_ROWS = 10;

const ProfileEditor = lazyPart(
  async () => (await import("./editor/profile-editor.tsx")).ProfileEditor,
  ["permissionLabels", "permissionSentences"],
);
const ProfileComparison = lazyPart(
  async () => (await import("./profile-comparison.tsx")).ProfileComparison,
  ["permissionLabels", "permissionSentences"],
);

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

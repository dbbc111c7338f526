import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import type { DetailParts } from "../../features/pendency-detail/detail-parts.ts";
import { Justification } from "../../features/review/checklist/justification.tsx";
import { ClosedQuestions, OpenQuestions } from "../../features/review/checklist/questions.tsx";
import { Presence } from "../../features/review/queue/presence.tsx";
import { useQueue } from "../../features/review/queue/queue-context.ts";
import { ReviewShortcuts } from "../../features/review/queue/review-shortcuts.tsx";
import { RejectionSummary } from "../../features/review/rejection-summary.tsx";
import viewer from "../../features/review/viewer/viewer.module.css";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { isToSend } from "../../shared/pendencies/pending-corrections.ts";
import { PanelSkeleton } from "../../shared/ui/panels/panel-skeleton.tsx";

const Navigation: NonNullable<DetailParts["Navigation"]> = ({ pendency, controls }) => {
  const { items } = useQueue();
  return (
    (items.length > 0 || pendency.can.answerChecklist) && (
      <ReviewShortcuts pendency={pendency} moves={controls.moves} onWorker={() => controls.openOverlay("worker")} />
    )
  );
};

const Month = lazyPart(
  async () => (await import("../../features/service-month/service-month-section.tsx")).ServiceMonthSection,
  "serviceMonth",
);
const Disputes = lazyPart(async () => (await import("../../features/review/disputes/dispute-section.tsx")).DisputeSection, "disputes");

const Above: NonNullable<DetailParts["Above"]> = ({ pendency, controls }) => (
  <>
    {pendency.can.answerChecklist && <Presence pendency={pendency} />}
    <RejectionSummary pendency={pendency} onPutRight={() => controls.openOverlay("documents")} />
    {pendency.can.seeDisputes && (
      <Suspense fallback={<Skeleton height={110} mb="md" />}>
        <Disputes pendency={pendency} />
      </Suspense>
    )}
    {pendency.can.seeServiceMonth && (
      <Suspense fallback={<Skeleton height={150} mb="md" />}>
        <Month pendency={pendency} />
      </Suspense>
    )}
  </>
);

const Compared = lazyPart(async () => (await import("../../features/review/compared-facts/compared-facts.tsx")).ComparedFacts, "review");

const Questions: NonNullable<DetailParts["Questions"]> = ({ pendency, controls }) =>
  pendency.can.answerChecklist ? (
    <>
      <Suspense fallback={<Skeleton height={210} />}>
        <Compared pendency={pendency} />
      </Suspense>
      <OpenQuestions pendency={pendency} openHistory={() => controls.openTab("history")} />
    </>
  ) : (
    <ClosedQuestions pendency={pendency} />
  );

export const documentTexts = ["documents", "uploads"] as const;
const Documents = lazyPart(async () => (await import("../../features/documents/documents-section.tsx")).DocumentsSection, documentTexts);
/** Lazy, because the upload code is large and nothing else on the page needs it. */
const Files: NonNullable<DetailParts["Files"]> = ({ pendency, controls }) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Documents pendency={pendency} onOpen={() => controls.openOverlay("documents")} />
  </Suspense>
);

const DocumentsDrawer = lazyDialog(async () => {
  const [{ DocumentsDrawer: Drawer }] = await Promise.all([
    import("../../features/documents/documents-drawer.tsx"),
    loadTexts(documentTexts),
  ]);
  return Drawer;
});
const Talk = lazyPart(async () => (await import("../../features/review/comments/comments.tsx")).Comments, "uploads");
/** Lazy: loaded when the user opens the comments tab. */
const Comments: NonNullable<DetailParts["Comments"]> = ({ pendency }) => (
  <Suspense fallback={<Skeleton height={64} />}>
    <Talk pendency={pendency} />
  </Suspense>
);

const WorkerOfPendency = lazyDialog(async () => {
  const [{ WorkerOfPendency: Drawer }] = await Promise.all([
    import("./worker-of-pendency.tsx"),
    loadTexts(["workerDrawer", "workerMovements", "workerForm"]),
  ]);
  return Drawer;
});
const AnalysisHistory = lazyDialog(async () => {
  const [{ AnalysisHistory: History }] = await Promise.all([
    import("../../features/review/analysis-history/analysis-history.tsx"),
    loadTexts("analysisHistory"),
  ]);
  return History;
});

/** Drawers open over the document while the reviewer answers questions, so that they never cover the questions. */
const sideOf = (pendency: Pendency): "left" | "right" => (pendency.can.answerChecklist && !isToSend(pendency) ? "left" : "right");

const Overlays: NonNullable<DetailParts["Overlays"]> = ({ pendency, overlay, onClose }) => (
  <>
    <DocumentsDrawer pendency={pendency} side={sideOf(pendency)} opened={overlay === "documents"} onClose={onClose} />
    <WorkerOfPendency pendency={pendency} side={sideOf(pendency)} opened={overlay === "worker"} onClose={onClose} />
    <AnalysisHistory id={pendency.id} side={sideOf(pendency)} opened={overlay === "analysis"} onClose={onClose} />
  </>
);

const Viewer = lazyPart(async () => (await import("../../features/review/viewer/document-viewer.tsx")).DocumentViewer, "review");
/** Lazy, because the viewer is large and the questions beside it can be read first. The placeholder has its size. */
const ViewedDocuments: NonNullable<DetailParts["Documents"]> = ({ pendency }) => {
  const placeholder = pendency.sentDocuments > 0 && (
    <div className={viewer.documents}>
      <Skeleton className={viewer.viewer ?? ""} />
    </div>
  );
  return (
    <Suspense fallback={placeholder}>
      <Viewer pendency={pendency} />
    </Suspense>
  );
};

/** Components of other features that the pendency screen renders. */
export const pendencyParts: DetailParts = {
  Navigation,
  Above,
  Files,
  Documents: ViewedDocuments,
  Questions,
  AboveHistory: Justification,
  Comments,
  Overlays,
};

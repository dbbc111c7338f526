import { Skeleton } from "@mantine/core";
import { type ComponentType, lazy, Suspense } from "react";
import type { DetailParts } from "../../features/pendency-detail/detail-parts.ts";
import { ClosedQuestions, OpenQuestions } from "../../features/review/checklist/questions.tsx";
import { Explained } from "../../features/review/explained.tsx";
import { DeskKeys } from "../../features/review/queue/desk-keys.tsx";
import { useQueue } from "../../features/review/queue/queue-context.ts";
import { DocumentViewer } from "../../features/review/viewer/document-viewer.tsx";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { whenWanted } from "../../shared/loading/when-wanted.tsx";
import { PanelRoom } from "../../shared/ui/panel-room.tsx";

/** What nobody waits for when the screen opens. */
const later = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(async () => ({ default: await loadPart(load) }));

const Way: NonNullable<DetailParts["Way"]> = ({ pendency, desk }) => {
  const { stops } = useQueue();
  return (
    (stops.length > 0 || pendency.can.answerChecklist) && (
      <DeskKeys pendency={pendency} moves={desk.moves} onWorker={() => desk.lay("worker")} />
    )
  );
};

const Presence = later(async () => (await import("../../features/review/queue/presence.tsx")).Presence);
const Above: NonNullable<DetailParts["Above"]> = ({ pendency, desk }) => (
  <>
    {pendency.can.answerChecklist && (
      <Suspense fallback={null}>
        <Presence pendency={pendency} />
      </Suspense>
    )}
    <Explained pendency={pendency} onPutRight={() => desk.lay("documents")} />
  </>
);

const Questions: NonNullable<DetailParts["Questions"]> = ({ pendency, desk }) =>
  pendency.can.answerChecklist ? (
    <OpenQuestions pendency={pendency} openHistory={() => desk.openTab("history")} />
  ) : (
    <ClosedQuestions pendency={pendency} />
  );

const Documents = later(async () => (await import("../../features/documents/documents-section.tsx")).DocumentsSection);
/** With all that sends files, which nothing else on this screen waits for. */
const Files: NonNullable<DetailParts["Files"]> = ({ pendency, desk }) => (
  <Suspense fallback={<PanelRoom />}>
    <Documents pendency={pendency} onOpen={() => desk.lay("documents")} />
  </Suspense>
);

const Justification = later(async () => (await import("../../features/review/checklist/justification.tsx")).Justification);
const AboveHistory: NonNullable<DetailParts["AboveHistory"]> = (at) => (
  <Suspense fallback={null}>
    <Justification {...at} />
  </Suspense>
);

const DocumentsDrawer = whenWanted(async () => (await import("../../features/documents/documents-drawer.tsx")).DocumentsDrawer);
const Talk = later(async () => (await import("../../features/review/comments/comments.tsx")).Comments);
/** Behind their tab, with what it takes to call somebody to one. */
const Comments: NonNullable<DetailParts["Comments"]> = ({ pendency }) => (
  <Suspense fallback={<Skeleton height={64} />}>
    <Talk pendency={pendency} />
  </Suspense>
);

const WorkerOfPendency = whenWanted(async () => {
  const [{ WorkerOfPendency: Drawer }] = await Promise.all([
    import("./worker-of-pendency.tsx"),
    loadTexts(["workerDrawer", "workerMovements", "workerForm"]),
  ]);
  return Drawer;
});
const AnalysisHistory = whenWanted(async () => {
  const [{ AnalysisHistory: History }] = await Promise.all([
    import("../../features/review/analysis-history/analysis-history.tsx"),
    loadTexts("analysisHistory"),
  ]);
  return History;
});

const Laid: NonNullable<DetailParts["Laid"]> = ({ pendency, over, onClose }) => (
  <>
    <DocumentsDrawer pendency={pendency} opened={over === "documents"} onClose={onClose} />
    <WorkerOfPendency pendency={pendency} opened={over === "worker"} onClose={onClose} />
    <AnalysisHistory id={pendency.id} opened={over === "analysis"} onClose={onClose} />
  </>
);

/** What other features bring to the screen of a pendency. */
export const pendencyParts: DetailParts = {
  Way,
  Above,
  Files,
  Documents: DocumentViewer,
  Questions,
  AboveHistory,
  Comments,
  Laid,
};

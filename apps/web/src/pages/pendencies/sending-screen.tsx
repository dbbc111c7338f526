import { Suspense, useEffect } from "react";
import { QueueSummary } from "../../features/documents/queue/queue-summary.tsx";
import { QueueWalk } from "../../features/documents/queue/queue-walk.tsx";
import type { DetailParts } from "../../features/pendency-detail/detail-parts.ts";
import { PendencyScreen } from "../../features/pendency-detail/pendency-screen.tsx";
import { useQueue } from "../../features/review/queue/queue-context.ts";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { isToSend } from "../../shared/pendencies/pending-corrections.ts";
import { PanelSkeleton } from "../../shared/ui/panels/panel-skeleton.tsx";
import { documentTexts, pendencyParts } from "./pendency-parts.tsx";

const Documents = lazyPart(
  async () => (await import("../../features/documents/queue/inline-documents.tsx")).InlineDocuments,
  documentTexts,
);

const Way: NonNullable<DetailParts["Way"]> = ({ pendency }) => (
  <QueueWalk id={pendency.id} isToSend={isToSend(pendency)} queue={useQueue()} />
);

const Files: NonNullable<DetailParts["Files"]> = ({ pendency }) => {
  const queue = useQueue();
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Documents pendency={pendency} queue={queue} />
    </Suspense>
  );
};

const Others = pendencyParts.Laid;
/** The documents are on the page already, so that opening them moves the focus to them. */
const Laid: NonNullable<DetailParts["Laid"]> = ({ pendency, over, onClose }) => {
  const isOnPage = over === "documents";
  useEffect(() => {
    if (!isOnPage) return;
    onClose();
    void import("../../features/documents/queue/inline-documents.tsx").then(({ focusDocuments }) => focusDocuments());
  }, [isOnPage, onClose]);
  return Others && <Others pendency={pendency} over={isOnPage ? null : over} onClose={onClose} />;
};

/** Components of the pendency screen in the sending queue. */
const sendingParts: DetailParts = { ...pendencyParts, Way, Files, Laid };

/** The screen of a pendency in the sending queue, and the result after the last one. */
export const SendingScreen = ({ id }: { readonly id: number }) => {
  const queue = useQueue();
  return queue.isEnded ? <QueueSummary id={id} queue={queue} /> : <PendencyScreen parts={sendingParts} />;
};

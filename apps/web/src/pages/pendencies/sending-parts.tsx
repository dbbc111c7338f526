import { Skeleton } from "@mantine/core";
import { Suspense, useEffect } from "react";
import type { DetailParts } from "../../features/pendency-detail/detail-parts.ts";
import { useQueue } from "../../features/review/queue/queue-context.ts";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { isToSend } from "../../shared/pendencies/pending-corrections.ts";
import { PanelSkeleton } from "../../shared/ui/panels/panel-skeleton.tsx";
import { documentTexts, pendencyParts } from "./pendency-parts.tsx";

const QueueNavigation = lazyPart(
  async () => (await import("../../features/documents/queue/queue-navigation.tsx")).QueueNavigation,
  "documents",
);
const Documents = lazyPart(
  async () => (await import("../../features/documents/queue/inline-documents.tsx")).InlineDocuments,
  documentTexts,
);
const Summary = lazyPart(async () => (await import("../../features/documents/queue/queue-summary.tsx")).QueueSummary, "documents");

const Navigation: NonNullable<DetailParts["Navigation"]> = ({ pendency }) => {
  const queue = useQueue();
  return (
    <Suspense fallback={<Skeleton height={30} width={280} />}>
      <QueueNavigation id={pendency.id} isToSend={isToSend(pendency)} queue={queue} />
    </Suspense>
  );
};

const Files: NonNullable<DetailParts["Files"]> = ({ pendency }) => {
  const queue = useQueue();
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Documents pendency={pendency} queue={queue} />
    </Suspense>
  );
};

const OtherOverlays = pendencyParts.Overlays;
/** The documents are on the page already, so that opening them moves the focus to them. */
const Overlays: NonNullable<DetailParts["Overlays"]> = ({ pendency, overlay, onClose }) => {
  const isOnPage = overlay === "documents";
  useEffect(() => {
    if (!isOnPage) return;
    onClose();
    void import("../../features/documents/queue/inline-documents.tsx").then(({ focusDocuments }) => focusDocuments());
  }, [isOnPage, onClose]);
  return OtherOverlays && <OtherOverlays pendency={pendency} overlay={isOnPage ? null : overlay} onClose={onClose} />;
};

/** Components of the pendency screen in the sending queue. */
export const sendingParts: DetailParts = { ...pendencyParts, Navigation, Files, Overlays };

/** The end of the sending queue, instead of its last pendency. */
export const SendingEnd = ({ id }: { readonly id: number }) => {
  const queue = useQueue();
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Summary id={id} queue={queue} />
    </Suspense>
  );
};

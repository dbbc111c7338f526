import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { EditWorker } from "../../features/worker-form/edit-worker.tsx";
import { WorkerMovements } from "../../features/worker-movements/worker-movements.tsx";
import { WorkerStanding } from "../../features/worker-movements/worker-standing.tsx";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { notify } from "../../shared/notices/notify.ts";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";

const CreateWorkerPage = lazy(async () => ({
  default: await loadPart(async () => (await import("./create-worker-page.tsx")).CreateWorkerPage),
}));

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.code === "worker.not_found";

/** Shows one worker. If it cannot be read or was removed, redirects to the list with a notification. */
const KnownWorker = ({ id }: { readonly id: number }) => {
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount } = useQuery({ ...workerQuery(id), refetchOnMount: "always" });
  useEffect(() => {
    if (error === null || (data && !isGone(error))) return;
    notify.error(currentMessageOf(error));
    void navigate({ to: "/colaboradores", replace: true });
  }, [error, data, navigate]);
  if (!data || !isFetchedAfterMount || isGone(error)) return <PageSkeleton />;
  return <EditWorker worker={data} standing={<WorkerStanding workerId={id} />} movements={<WorkerMovements workerId={id} />} />;
};

/** Page of one worker; id 0 opens the form for a new one (CD-019). */
export const WorkerPage = () => {
  const { id = "" } = useParams({ strict: false });
  if (Number(id) !== 0) return <KnownWorker key={id} id={Number(id)} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CreateWorkerPage />
    </Suspense>
  );
};

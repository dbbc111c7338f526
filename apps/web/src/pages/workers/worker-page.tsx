import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { IconId } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EditWorker } from "../../features/worker-form/edit-worker.tsx";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { notify } from "../../shared/notices/notify.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { PanelSkeleton } from "../../shared/ui/panels/panel-skeleton.tsx";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";
import { BadgeOfWorker } from "./lazy-badges.ts";

const CreateWorkerPage = lazy(async () => ({
  default: await loadPart(async () => (await import("./create-worker-page.tsx")).CreateWorkerPage),
}));

const movementTexts = ["workerMovements", "movementRefusals"] as const;
const WorkerMovements = lazyPart(
  async () => (await import("../../features/worker-movements/worker-movements.tsx")).WorkerMovements,
  movementTexts,
);
const WorkerStanding = lazyPart(
  async () => (await import("../../features/worker-movements/worker-standing.tsx")).WorkerStanding,
  movementTexts,
);

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.code === "worker.not_found";

/** Button for the badge, shown while the worker is in a project. */
const BadgeButton = ({ worker: { id, projects, status } }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation("workerForm");
  const may = useMay();
  const [opened, setOpened] = useState(false);
  if (!may("see_employee_badge")) return null;
  return (
    <>
      {status !== "dismissed" && projects.some(({ isOpen }) => isOpen) && (
        <Button variant="default" leftSection={<IconId size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
          {t("badge")}
        </Button>
      )}
      <BadgeOfWorker workerId={id} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

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
  return (
    <EditWorker
      worker={data}
      badge={<BadgeButton worker={data} />}
      standing={
        <Suspense fallback={<PanelSkeleton />}>
          <WorkerStanding workerId={id} />
        </Suspense>
      }
      movements={
        <Suspense fallback={<PanelSkeleton />}>
          <WorkerMovements workerId={id} />
        </Suspense>
      }
    />
  );
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

import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { IconId } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { WorkerProfile } from "../../features/worker-profile/worker-profile.tsx";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { notify } from "../../shared/notices/notify.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import { PanelSkeleton } from "../../shared/ui/panels/panel-skeleton.tsx";
import { WORKER_FORM_SECTION } from "../../shared/workers/worker-form-address.ts";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";
import { BadgeOfWorker } from "./lazy-badges.ts";

const formTexts = ["customValues", "drafts", "customFieldRefusals"] as const;
const CreateWorkerPage = lazyPart(async () => (await import("./create-worker-page.tsx")).CreateWorkerPage, formTexts);
const EditWorker = lazyPart(async () => (await import("../../features/worker-form/edit-worker.tsx")).EditWorker, formTexts);

const movementTexts = ["workerMovements", "movementRefusals"] as const;
const WorkerMovements = lazyPart(
  async () => (await import("../../features/worker-movements/worker-movements.tsx")).WorkerMovements,
  movementTexts,
);
const WorkerStanding = lazyPart(
  async () => (await import("../../features/worker-movements/worker-standing.tsx")).WorkerStanding,
  movementTexts,
);

const WorkerTrainings = lazyPart(
  async () => (await import("../../features/worker-profile/trainings/worker-trainings.tsx")).WorkerTrainings,
  ["workerTrainings", "trainingOffers"],
);

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.code === "worker.not_found";

/** Button for the badge, shown while the worker is in a project. */
const BadgeButton = ({ worker: { id, projects, status } }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation("workerProfile");
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

/** The profile, with the parts of other features. */
const Profile = ({ worker }: { readonly worker: WorkerRecord }) => (
  <WorkerProfile
    worker={worker}
    badge={<BadgeButton worker={worker} />}
    standing={
      <Suspense fallback={<PanelSkeleton />}>
        <WorkerStanding workerId={worker.id} />
      </Suspense>
    }
    trainings={
      <Suspense fallback={<PanelSkeleton />}>
        <WorkerTrainings workerId={worker.id} />
      </Suspense>
    }
    movements={
      <Suspense fallback={<PanelSkeleton />}>
        <WorkerMovements workerId={worker.id} />
      </Suspense>
    }
  />
);

type WorkerProps = { readonly id: number; readonly opensForm: boolean };

/**
 * Shows one worker: the profile, or the form if the user may change the worker. If the worker cannot be read or was removed, redirects to
 * the list with a notification.
 */
const ExistingWorker = ({ id, opensForm }: WorkerProps) => {
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount } = useQuery({ ...workerQuery(id), refetchOnMount: "always" });
  useEffect(() => {
    if (error === null || (data && !isGone(error))) return;
    notify.error(currentMessageOf(error));
    void navigate({ to: "/colaboradores", replace: true });
  }, [error, data, navigate]);
  if (!data || !isFetchedAfterMount || isGone(error)) return <PageSkeleton />;
  if (!opensForm || !(data.can.update || data.can.assign)) return <Profile worker={data} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <EditWorker worker={data} />
    </Suspense>
  );
};

/** Page of one worker; `secao=cadastro` opens the form, and id 0 the form for a new worker (CD-019). */
export const WorkerPage = () => {
  const { id = "" } = useParams({ strict: false });
  const { secao }: { readonly secao?: unknown } = useSearch({ strict: false });
  const opensForm = secao === WORKER_FORM_SECTION;
  const opened = useRef(opensForm);
  useEffect(() => {
    // Moves the focus, because screen readers do not announce the form or the profile as a new page.
    if (opened.current !== opensForm) focusPage();
    opened.current = opensForm;
  }, [opensForm]);
  // The key remounts the form, so that it starts from current data.
  if (Number(id) !== 0) return <ExistingWorker key={`${id} ${opensForm}`} id={Number(id)} opensForm={opensForm} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CreateWorkerPage />
    </Suspense>
  );
};
